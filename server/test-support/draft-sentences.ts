import { plainSentences } from "../src/platform/drafting/plain-text.ts";
import { textsOf } from "../src/platform/model/answer/text-findings.ts";

const wordsOfLabel = 6;

/** The sentences of a draft as a reader compares them: words only. Labels, which are short and have no stop, are none. */
export function sentencesOf(draft: unknown): Set<string> {
  return new Set(
    textsOf(draft)
      .flatMap(({ text }) => plainSentences(text))
      .filter((sentence) => /[.!?。]["”’)]*$/u.test(sentence) || sentence.split(" ").length > wordsOfLabel)
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, " ")
          .trim(),
      ),
  );
}

/** The sentences that stand in more than one of the drafts. */
export function sharedSentences(drafts: readonly unknown[]): string[] {
  const seen = new Set<string>();
  return drafts.flatMap((draft) => {
    const sentences = [...sentencesOf(draft)];
    const shared = sentences.filter((sentence) => seen.has(sentence));
    for (const sentence of sentences) seen.add(sentence);
    return shared;
  });
}
