import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { CostDriversOutput } from "./output.ts";
import { areNearlyWhole, sharesOfWhole } from "./shares.ts";

type Drivers = CostDriversOutput["drivers"];

/** Shares that nearly make the whole brought to it, and the largest first. */
export function mendCostDrivers(
  { drivers }: CostDriversOutput,
  _input: RevenueInput,
  mended: NoteMend,
): CostDriversOutput {
  const scaled = withWholeShares(drivers, () => mended("shares-to-100", "drivers"));
  const sorted = scaled.toSorted((one, other) => other.costPercentageEstimate - one.costPercentageEstimate);
  if (sorted.some((driver, index) => driver !== scaled[index])) mended("largest-first", "drivers");
  return { drivers: sorted };
}

function withWholeShares(drivers: Drivers, tell: () => void): Drivers {
  const given = drivers.map(({ costPercentageEstimate }) => costPercentageEstimate);
  if (!areNearlyWhole(given)) return drivers;
  const shares = sharesOfWhole(given);
  if (shares.every((share, index) => share === given[index])) return drivers;
  tell();
  return drivers.map((driver, index) => ({ ...driver, costPercentageEstimate: shares[index] ?? 0 }));
}
