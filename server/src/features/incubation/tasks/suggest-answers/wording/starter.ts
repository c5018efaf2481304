import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";

/** A way to begin an answer: what it is about, and the words that follow a quotation and are to be gone on with. */
export type Starter = readonly [title: string, words: string];

export type Starters = InEach<readonly Starter[]>;
