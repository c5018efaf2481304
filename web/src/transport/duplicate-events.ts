import { duplicateEventWindow } from "@seedbed/contract/limits";

interface Marked {
  id?: string | undefined;
  type: string;
  data?: unknown;
}

/**
 * Answers whether an event was already seen within the last two seconds: the same envelope id, or without an id the same
 * type with identical data. `now` is in milliseconds.
 */
export function createDuplicateFilter(now: () => number): (event: Marked) => boolean {
  const seenAt = new Map<string, number>();
  return ({ id, type, data }) => {
    const time = now();
    for (const [mark, at] of seenAt) {
      if (time - at < duplicateEventWindow) break;
      seenAt.delete(mark);
    }
    const mark = id ?? `${type} ${JSON.stringify(data)}`;
    if (seenAt.has(mark)) return true;
    seenAt.set(mark, time);
    return false;
  };
}
