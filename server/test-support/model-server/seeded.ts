import { hash } from "node:crypto";

/** A whole number from 0 below `limit`, the same for the same seed. */
export function seededBelow(limit: number, seed: string): number {
  // At once and as text: a quarter of the time of an object that hashes, and a model's answers need a hundred thousand.
  return Number.parseInt(hash("sha256", seed).slice(0, 8), 16) % limit;
}

/** One of `items`, the same for the same seed. Throws when there are none. */
export function seededPick<Item>(items: readonly Item[], seed: string): Item {
  const item = items[seededBelow(Math.max(1, items.length), seed)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
