/** One who takes turns. */
interface Taker {
  running: number;
  /** Its next turn: counted on with each that it takes, and never behind the last that anybody took. */
  turn: number;
}

/** Who is next among those who take turns. */
export interface Turns<T extends Taker> {
  /** The one of this name; a new one has not had a turn for longer than all others. */
  of(name: string): T;
  get(name: string): T | undefined;
  /** Of those that may, the one whose turn it is, by `before` and then by turns. */
  next(mayStart: (taker: T) => boolean, before?: (one: T, other: T) => number): T | undefined;
  took(taker: T): void;
  /** Forgets an idle one, unless it would come back too early. */
  forget(name: string, isIdle: (taker: T) => boolean): void;
}

/** Whoever has just come is ahead of who has just had a turn, and nobody gains a turn by coming and going. */
export function createTurns<T extends Taker>(create: (turn: number) => T): Turns<T> {
  const takers = new Map<string, T>();
  let last = 0;
  return {
    get: (name) => takers.get(name),
    of(name) {
      const taker = takers.get(name) ?? create(last);
      takers.set(name, taker);
      return taker;
    },
    next(mayStart, before = () => 0) {
      let first: T | undefined;
      for (const taker of takers.values()) {
        if (!mayStart(taker)) continue;
        // Turns that it could not take are not made up for.
        taker.turn = Math.max(taker.turn, last);
        if (!first || (before(taker, first) || taker.turn - first.turn) < 0) first = taker;
      }
      return first;
    },
    took(taker) {
      last = taker.turn;
      taker.turn += 1;
    },
    forget(name, isIdle) {
      const taker = takers.get(name);
      if (!taker || !isIdle(taker)) return;
      if (taker.turn <= last) takers.delete(name);
      if ([...takers.values()].every(isIdle)) takers.clear();
    },
  };
}
