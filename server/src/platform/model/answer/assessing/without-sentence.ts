import { plainSentences } from "../../../drafting/plain-text.ts";

/** A text without the last sentence that holds the words; undefined when none does, or no other sentence would remain. */
export function withoutSentence(text: string, words: string): string | undefined {
  const sentences = plainSentences(text);
  const last = sentences.findLastIndex((sentence) => sentence.includes(words));
  return last < 0 || sentences.length < 2 ? undefined : sentences.toSpliced(last, 1).join(" ");
}
