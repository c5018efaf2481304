import type { ConversationMessage, RestsOn } from "@seedbed/contract/conversations/schemas";
import { factFragment } from "./fact-fragment.ts";

export interface ReplyFacts {
  /** Each of them once, in the order in which they are said. */
  restsOn: readonly RestsOn[];
  guesses: readonly string[];
  unknown: readonly string[];
}

/** What a reply rests on, guesses and does not know, over all of its sentences. */
export function factsOf({ sentences }: Pick<ConversationMessage, "sentences">): ReplyFacts {
  const byPlace = new Map<string, RestsOn>();
  for (const fact of sentences.flatMap(({ restsOn }) => restsOn)) {
    const place = factFragment(fact) ?? `${fact.kind} ${fact.field} ${fact.label}`;
    if (!byPlace.has(place)) byPlace.set(place, fact);
  }
  const once = (texts: (string | null)[]) =>
    [...new Set(texts.filter((text) => text !== null && text !== ""))] as string[];
  return {
    restsOn: [...byPlace.values()],
    guesses: once(sentences.map(({ guess }) => guess)),
    unknown: once(sentences.map(({ unknown }) => unknown)),
  };
}

const many = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** "3 facts of Marta’s profile, 1 guess, 1 unknown". */
export function factsInWords({ restsOn, guesses, unknown }: ReplyFacts, firstName: string): string {
  return [
    restsOn.length > 0
      ? `${many(restsOn.length, "fact", "facts")} of ${firstName}’s profile`
      : "No fact of the profile",
    ...(guesses.length > 0 ? [many(guesses.length, "guess", "guesses")] : []),
    ...(unknown.length > 0 ? [`${unknown.length} unknown`] : []),
  ].join(", ");
}
