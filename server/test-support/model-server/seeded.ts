import { createHash } from "node:crypto";

/** A whole number from 0 below `limit`, the same for the same seed. */
export function seededBelow(limit: number, seed: string): number {
  return createHash("sha256").update(seed).digest().readUInt32BE(0) % limit;
}

/** One of `items`, the same for the same seed. Throws when there are none. */
export function seededPick<Item>(items: readonly Item[], seed: string): Item {
  const item = items[seededBelow(Math.max(1, items.length), seed)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
