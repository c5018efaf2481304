import type { Replaced } from "@seedbed/contract/report/interviews/schemas";
import { namedPeople } from "./named-people.ts";
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
  const { numberOf } = namedPeople(text, names);
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
  const named = wholeWords([...numberOf.keys()], "");
  const others = wholeWords(alsoReplace, "i");
  return {
    replace: (part) =>
      streetAddresses
        .reduce(
          (rest, form) => rest.replaceAll(form, (found) => numbered("addresses", "address", found)),
          part
            .replaceAll(mailAddress, (found) => numbered("mails", "mail", found.toLowerCase()))
            .replaceAll(phoneNumber, (found) => numbered("phones", "phone", found.replaceAll(/\D/gu, ""))),
        )
        .replaceAll(others, (found) => numbered("others", "removed", found.toLowerCase()))
        .replaceAll(named, (found) => numbered("names", "name", String(numberOf.get(baseOf(found)))))
        .replaceAll(/(\[name \d+\])(?: \1)+/gu, "$1"),
    counts: () => ({
      names: seen.names.size,
      mails: seen.mails.size,
      phones: seen.phones.size,
      addresses: seen.addresses.size,
      others: seen.others.size,
    }),
  };

  /** A name without the s of the genitive: "Annas", "Bergs". */
  function baseOf(found: string): string {
    return numberOf.has(found) ? found : found.replace(/s$/u, "");
  }
}

function wholeWords(words: readonly string[], flags: string): RegExp {
  const longestFirst = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  if (longestFirst.length === 0) return /(?!)/gu;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})s?(?![\\p{L}\\p{N}])`, `gu${flags}`);
}
