import { plainSentences } from "../../../../../platform/drafting/plain-text.ts";

/** A cut leaves so much of a sentence where it can: what comes before is an opening, which says little alone. */
const mostOf = 0.6;

/** What stands in quotation marks or brackets, also where they are never closed: it is cut nowhere. */
const whole = /“.*?(?:”|$)|„.*?(?:[“”]|$)|«.*?(?:»|$)|"[^"]*(?:"|$)|「.*?(?:」|$)|\(.*?(?:\)|$)|\[.*?(?:\]|$)/gsu;

/**
 * The first half of a text by whole sentences; of a single one what stands outside of brackets, else what stands before a clause in its last part. Null where that
 * leaves nothing out.
 */
export function shorterText(text: string): string | null {
  const sentences = plainSentences(text);
  if (sentences.length > 1) {
    const kept = sentences.slice(0, Math.ceil(sentences.length / 2)).join(" ");
    return kept.length < text.trim().length ? kept : null;
  }
  const [sentence = ""] = sentences;
  const bare = sentence.replace(/\s*[([][^)\]]*[)\]]/gu, "");
  if (bare !== sentence) return bare;
  const outside = sentence.replace(whole, (quoted) => "x".repeat(quoted.length));
  const cuts = [...outside.matchAll(/[,;:–—](?=.{3,}$)|\s-\s(?=.{3,}$)/gsu)]
    .map(({ index }) => index)
    .filter((position) => position >= 20);
  const cut = cuts.find((position) => position >= outside.length * mostOf) ?? cuts.at(-1);
  return cut === undefined ? null : `${sentence.slice(0, cut).trim()}.`;
}
