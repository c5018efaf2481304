import { isPlural, singularOf } from "./plurals.ts";

const linkWord =
  /^(?:in|at|of|for|with|who|that|which|where|whose|from|on|between|under|over|or|as|by|to|into|without|across|within|inside|per|through|made|run|built|paid|shared|reduced)$/u;

/** With "the" and a main noun in the singular: "refill depots for offices" gives "the refill depot for offices". */
export function theOne(phrase: string): string {
  const words = phrase.split(" ");
  const headIndex = mainNounIndex(words);
  const head = words[headIndex] ?? "";
  if (!isPlural(head)) return `the ${phrase}`;
  const one = singularOf(head);
  // "Apprentices who repair": the verb would have to change as well.
  const describedByVerb = /^(?:who|that|which)$/u.test(words[headIndex + 1] ?? "");
  const pairedWithPlural = words
    .slice(0, headIndex)
    .some((word, index) => isPlural(word) && words[index + 1] === "and");
  return one === undefined || pairedWithPlural || describedByVerb
    ? `the idea of ${phrase}`
    : `the ${words.with(headIndex, one).join(" ")}`;
}

/** Whether the phrase goes without an article because of its main noun, as in "order tracking for farms". */
export function isUncounted(phrase: string): boolean {
  const words = phrase.split(" ");
  return /(?:ing|ware|ics|maintenance|insurance|care|advice|support|management|automation|energy|food|water)$/u.test(
    words[mainNounIndex(words)] ?? "",
  );
}

/** The place of the main noun: the last word before "for", "that" and the like. */
function mainNounIndex(words: readonly string[]): number {
  const link = words.findIndex((word, index) => index > 0 && linkWord.test(word));
  const last = (link < 0 ? words.length : link) - 1;
  return /ed$/u.test(words[last] ?? "") && isPlural(words[last - 1] ?? "") ? last - 1 : last;
}
