/** A seeded source of choices: the same seed always gives the same sequence. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number between both ends, both included. */
  between(lowest: number, highest: number): number;
  /** One of the items. Throws a RangeError when there are none. */
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `count` different items, in chosen order; fewer when there are fewer. */
  pickSome<Item>(items: readonly Item[], count: number): Item[];
  /** All items in chosen order; the given list stays as it is. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** A source of its own for one part of a draft: what other parts draw does not change it. */
  branch(name: string): Random;
};

/** A source of choices for `seed`. Not for secrets: anyone who knows the seed knows the sequence. */
export function createRandom(seed: string): Random {
  let state = hash(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 0x1_0000_0000;
  }

  function between(lowest: number, highest: number): number {
    return lowest + Math.floor(next() * (highest - lowest + 1));
  }

  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError("There is nothing to pick from.");
    return items[between(0, items.length - 1)] as Item;
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    const remaining = [...items];
    const ordered: Item[] = [];
    while (remaining.length > 0) ordered.push(...remaining.splice(between(0, remaining.length - 1), 1));
    return ordered;
  }

  return {
    next,
    between,
    pick,
    shuffle,
    pickSome: (items, count) => shuffle(items).slice(0, Math.max(0, count)),
    branch: (name) => createRandom(`${seed}\u0000${name}`),
  };
}

/** FNV-1a over UTF-16 code units, mixed once more so that near seeds start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(value) | 0;
}

/** The finalising steps of mulberry32: spreads every bit of the state over the result, 0 to 2^32 - 1. */
function mix(state: number): number {
  let value = Math.imul(state ^ (state >>> 15), state | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return (value ^ (value >>> 14)) >>> 0;
}
