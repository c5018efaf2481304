import { fenced, fencedItems } from "../../../nucleus/exports/fence.ts";
import type { NumberedPassage } from "../writing-tools.ts";

/** Numbered passages with where each stands, all of it quoted. */
export function passagesInPrompt(passages: readonly NumberedPassage[]): string {
  const shown = passages.map(({ number, text, source }) => {
    const { title, publisher, publishedDate } = source;
    const from = [title, publisher, publishedDate].filter(Boolean).join(", ");
    return `Passage ${number}:\n${fencedItems([from])}\n${fenced(text)}`;
  });
  return ["# What was read for this", ...shown].join("\n");
}
