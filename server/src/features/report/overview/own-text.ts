import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import { plainName } from "../../../platform/model/answer/reading/names.ts";

/** What people wrote about their concept, as whole plain sentences that `room` characters have room for; undefined when there are none. */
export function ownText(text: string, room: number): string | undefined {
  let kept = "";
  for (const sentence of plainSentences(text)) {
    const longer = [kept, /[.!?…。！？]["'”’)»“」]*$/u.test(sentence) ? sentence : `${sentence}${stopOf(sentence)}`]
      .filter(Boolean)
      .join(stopOf(kept) === "。" ? "" : " ");
    if (longer.length > room) break;
    kept = longer;
  }
  return kept || undefined;
}

const stopOf = (sentence: string) => (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence) ? "。" : ".");

/** Hands out texts of people, and none that holds a sentence that was handed out before. */
export function createOwnTexts(): { take(text: string, room: number): string | undefined } {
  const used = new Set<string>();
  return {
    take(text, room) {
      const own = ownText(text, room);
      const keys = plainSentences(own ?? "").map(plainName);
      if (own === undefined || new Set(keys).size < keys.length) return undefined;
      // Full stops alone make no other text: "A. B" says what "A B" says.
      const whole = plainName(own);
      if ([whole, ...keys].some((key) => used.has(key))) return undefined;
      for (const key of [whole, ...keys]) used.add(key);
      return own;
    },
  };
}
