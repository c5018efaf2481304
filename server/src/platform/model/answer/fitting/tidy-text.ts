import { cleanText } from "../clean-text.ts";

/**
 * A text as a careful editor would set it: without Markdown, a bullet or number before it, quotation marks around all of it and signs
 * that do not belong into a text.
 */
export function tidyText(text: string): string {
  const clean = cleanText(text)
    .replace(/<br\s*\/?>/giu, "\n")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/giu, (_, name: string) => entities[name.toLowerCase()] ?? "")
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/gu, "$2")
    .replace(/`([^`\n]+)`/gu, "$1")
    .replace(/[ \t]+(?=\n)/gu, "")
    .replace(/[ \t]{2,}/gu, " ")
    .trim();
  return unquoted(clean.includes("\n") ? clean : clean.replace(leadingMark, ""));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
const leadingMark = /^(?:[-*•–]\s+|#{1,6}\s+|\(?\d{1,2}[.)]\s+(?=\p{L}))/u;

function unquoted(text: string): string {
  const inside = /^(?:"([^"]+)"|“([^“”]+)”|„([^„“]+)“|«([^«»]+)»)$/u.exec(text);
  return (inside?.slice(1).find((part) => part !== undefined) ?? text).trim();
}
