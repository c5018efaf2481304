import type { Scale } from "@seedbed/contract/report/assumptions/schemas";
import { percentOfScale } from "./meter.ts";

/** At what an assumption falls as long as nobody has said it in a number: the more depends on it, the more have to agree. */
export const defaultBenchmark = (importance: Scale = 2): string =>
  `Validate through customer interviews with at least ${percentOfScale(importance)} percent positive responses.`;

/** Whether words say at which number an assumption falls. */
export const namesNumber = (words: string): boolean => /\p{Number}/u.test(words);
