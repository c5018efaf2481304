import { asSentence } from "../../../platform/drafting/phrases.ts";
import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import { withinLimit } from "../writing/drafting/within-limit.ts";

/** Hands out what people wrote about their concept, for one draft; no sentence twice. */
export interface OwnSentences {
  /** The text as whole sentences of at most `limit` characters; undefined when nothing is left or a sentence was used before. */
  take(text: string, limit: number): string | undefined;
}

export function createOwnSentences(): OwnSentences {
  const used = new Set<string>();
  return {
    take(text, limit) {
      const sentence = withinLimit(asSentence(text), limit);
      const keys = plainSentences(sentence).map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""));
      if (keys.length === 0 || new Set(keys).size < keys.length || keys.some((key) => used.has(key))) return undefined;
      for (const key of keys) used.add(key);
      return sentence;
    },
  };
}
