import type { Random } from "../../../../../platform/drafting/random.ts";
import type { Motif } from "../motifs/motif.ts";

/** What a drawing shows: one thing large and, where there is room, another one that belongs to it. */
export interface Shown {
  random: Random;
  main: Motif;
  /** Null: the concept is about one thing. */
  second: Motif | null;
}

/** Arranges a drawing on the page. */
export type Layout = (shown: Shown) => string;
