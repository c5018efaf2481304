import { plainSentences } from "../../../../../platform/drafting/plain-text.ts";

/** The first half of a text by whole sentences; of a single one what stands before its last clause. Null where that leaves nothing out. */
export function shorterText(text: string): string | null {
  const sentences = plainSentences(text);
  if (sentences.length > 1) {
    const kept = sentences.slice(0, Math.ceil(sentences.length / 2)).join(" ");
    return kept.length < text.trim().length ? kept : null;
  }
  const [whole = ""] = sentences;
  const bare = whole.replace(/\s*[([][^)\]]*[)\]]/gu, "");
  if (bare !== whole) return bare;
  const cut = /^(?<kept>.{20,}?)(?:[,;:–—]|\s-\s).{3,}$/su.exec(whole)?.groups?.kept;
  return cut === undefined ? null : `${cut.trim()}.`;
}
