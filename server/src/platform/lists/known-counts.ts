/** How many entries a search of a list finds, remembered until the list changes. */
export interface KnownCounts {
  /**
   * The count for `key`, which names the company, the list and the search. `count` is called when none is known at this version of the
   * list. It must look no earlier than the version was read, in a transaction that writes nothing itself.
   */
  of(key: string, version: number, count: () => Promise<number>): Promise<number>;
}

/** Remembers the `max` counts that were asked for last. */
export function createKnownCounts(max = 2_000): KnownCounts {
  const known = new Map<string, { version: number; count: number }>();
  return {
    async of(key, version, count) {
      const entry = known.get(key);
      known.delete(key);
      const current = entry?.version === version ? entry : { version, count: await count() };
      known.set(key, current);
      const [oldest] = known.keys();
      if (known.size > max && oldest !== undefined) known.delete(oldest);
      return current.count;
    },
  };
}
