import type { StatedFigure } from "@seedbed/contract/report/overview/schemas";
import type { Figure } from "./figure.ts";

/** A part of a text: plain words, or a figure as it is now. */
export type TextPart = string | { words: string; figure: string };

/**
 * A text in its parts, in which each figure it states is what it is now: as it was written for as long as the figure is the same, else as the report
 * writes it. A figure that is no longer there stays as it was written, as plain words.
 */
export function followingText(
  text: string,
  stated: readonly StatedFigure[],
  figures: ReadonlyMap<string, Figure>,
): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { at, words, figure: id, value } of stated.toSorted((one, other) => one.at - other.at)) {
    const figure = figures.get(id);
    // Another text than the one that stated it.
    if (!figure || at < from || !text.startsWith(words, at)) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ words: figure.value === value ? words : figure.words, figure: id });
    from = at + words.length;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

/** The same as plain words. */
export const followingWords = (...told: Parameters<typeof followingText>): string =>
  followingText(...told)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
