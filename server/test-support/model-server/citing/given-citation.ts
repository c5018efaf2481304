import type { GivenPassage } from "./passages-in.ts";

/** A citation as a model gives it. */
export interface GivenCitation {
  passage: string;
  quote: string;
  stance: string;
}

/** What a citation is made from. */
export interface Citing {
  passages: readonly GivenPassage[];
  seed: string;
}
