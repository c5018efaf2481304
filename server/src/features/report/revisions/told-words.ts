import type { Item, ItemKind } from "../writing/section.ts";

/** What an item says that it is. */
export const toldOf = (item: Item, { told }: ItemKind) => String((item as Item & Record<string, unknown>)[told] ?? "");

/** The words of a text without their case, marks and signs. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** 0 to 1: the share of words that two texts have in common (Dice's coefficient). Two texts without words are the same. */
export function likeness(one: string, other: string): number {
  const [words, others] = [new Set(plainWords(one)), new Set(plainWords(other))];
  if (words.size + others.size === 0) return 1;
  return (2 * words.intersection(others).size) / (words.size + others.size);
}
