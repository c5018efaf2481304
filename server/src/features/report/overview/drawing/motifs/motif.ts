import type { Random } from "../../../../../platform/drafting/random.ts";

/** A thing that stands at 0, 0: about 220 wide and up to 190 tall. */
export type Motif = (random: Random) => string;
