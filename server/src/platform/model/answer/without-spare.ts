interface Sparing {
  /** How many items have to remain. */
  enough: number;
  /** Told of the position of each item that is left out. */
  told(index: number): void;
}

/** A list without its spare items, from the end on, as long as enough remain. */
export function withoutSpare<Item>(
  items: readonly Item[],
  isSpare: (item: Item, index: number) => boolean,
  { enough, told }: Sparing,
): Item[] {
  const left = new Set<number>();
  for (const [index, item] of [...items.entries()].reverse()) {
    if (items.length - left.size <= enough) break;
    if (!isSpare(item, index)) continue;
    left.add(index);
    told(index);
  }
  return items.filter((_, index) => !left.has(index));
}
