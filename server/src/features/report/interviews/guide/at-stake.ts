import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { atStakeMax } from "@seedbed/contract/report/interviews/words";

/** The assumptions that matter most and are known least, those first. */
export function atStake(assumptions: readonly Assumption[]): Assumption[] {
  return assumptions
    .toSorted((one, other) => other.importance - one.importance || one.certainty - other.certainty)
    .slice(0, atStakeMax);
}
