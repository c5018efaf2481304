import type { Replaced } from "@seedbed/contract/report/interviews/schemas";
import { namedPeople } from "./named-people.ts";
import { peopleIn } from "./people-in-text.ts";
import { mailAddress, phoneNumber, streetAddresses } from "./replaced-forms.ts";

export interface Replacing {
  /** A part of the text with "[name 1]" and the like in place of what tells who somebody is. */
  replace(part: string): string;
  /** How many different ones were replaced so far. */
  counts(): Replaced;
}

/**
 * Replaces what tells who somebody is, the same by the same everywhere. Names that nothing points to are not known: `alsoReplace` says them. Pure
 * but for its own counting.
 */
export function createReplacing({
  text,
  names,
  alsoReplace,
}: {
  text: string;
  names: readonly string[];
  alsoReplace: readonly string[];
}): Replacing {
  const people = namedPeople(text, names);
  const seen: Record<keyof Replaced, Map<string, number>> = {
    names: new Map(),
    mails: new Map(),
    phones: new Map(),
    addresses: new Map(),
    others: new Map(),
  };
  const numbered = (kind: keyof Replaced, word: string, found: string) => {
    const number = seen[kind].get(found) ?? seen[kind].size + 1;
    seen[kind].set(found, number);
    return `[${word} ${number}]`;
  };
  const others = wholeWords(alsoReplace, "i");
  return {
    replace(part) {
      const formless = part
        .replaceAll(mailAddress, (found) => numbered("mails", "mail", found.toLowerCase()))
        .replaceAll(phoneNumber, (found) => numbered("phones", "phone", found.replaceAll(/\D/gu, "")));
      const placeless = streetAddresses
        .reduce((rest, form) => rest.replaceAll(form, (found) => numbered("addresses", "address", found)), formless)
        .replaceAll(others, (found) => numbered("others", "removed", found.toLowerCase()));
      let nameless = "";
      let end = 0;
      for (const { from, to, person } of peopleIn(placeless, people)) {
        nameless += placeless.slice(end, from) + numbered("names", "name", String(person));
        end = to;
      }
      return nameless + placeless.slice(end);
    },
    counts: () => ({
      names: seen.names.size,
      mails: seen.mails.size,
      phones: seen.phones.size,
      addresses: seen.addresses.size,
      others: seen.others.size,
    }),
  };
}

function wholeWords(words: readonly string[], flags: string): RegExp {
  const longestFirst = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  if (longestFirst.length === 0) return /(?!)/gu;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})s?(?![\\p{L}\\p{N}])`, `gu${flags}`);
}
