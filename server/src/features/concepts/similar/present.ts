import type { SimilarIdea } from "@seedbed/contract/concepts/similar";
import { shorten } from "../../../platform/drafting/phrases.ts";
import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import { marks, type Resemblance } from "./store.ts";

const sharedWordsMost = 12;
const markedWords = new RegExp(`${marks.open}([^${marks.close}]*)${marks.close}`, "gu");

export function presentSimilarIdea({ uuid, kind, title, status, similarity, marked }: Resemblance): SimilarIdea {
  return {
    uuid,
    kind,
    title: kind === "seed" ? shorten(plainSentences(title)[0] ?? "", 12) : title,
    // The tables hold no other value.
    status: status as SimilarIdea["status"],
    similarity: Math.round(similarity * 100) / 100,
    sharedWords: wordsOf(marked ?? "").slice(0, sharedWordsMost),
  };
}

function wordsOf(marked: string): string[] {
  const wordsByLowerCase = new Map<string, string>();
  for (const [, word = ""] of marked.matchAll(markedWords)) {
    if (!wordsByLowerCase.has(word.toLowerCase())) wordsByLowerCase.set(word.toLowerCase(), word);
  }
  return [...wordsByLowerCase.values()];
}
