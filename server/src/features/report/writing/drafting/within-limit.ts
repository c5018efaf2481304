import { plainSentences } from "../../../../platform/drafting/plain-text.ts";

/**
 * As many whole sentences of a text as `limit` characters hold; where not even the first one fits, its beginning up to a
 * whole word, with an ellipsis.
 */
export function withinLimit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let kept = "";
  for (const sentence of plainSentences(text)) {
    const longer = kept === "" ? sentence : `${kept} ${sentence}`;
    if (longer.length > limit) break;
    kept = longer;
  }
  if (kept !== "") return kept;
  const start = [...text]
    .slice(0, limit - 1)
    .join("")
    .slice(0, limit - 1);
  return `${start.toWellFormed().replace(/\s+\S*$/u, "")}…`;
}
