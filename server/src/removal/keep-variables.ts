import type { z } from "zod";
import { wholeNumber } from "../platform/whole-number.ts";
import { type KeepTimes, usualKeepTimes } from "./keep-times.ts";

/** The variables of how long is kept what nobody works with any more. */
export const keepVariables = {
  RUNS_KEEP_DAYS: wholeNumber(1, 3_650).default(usualKeepTimes.runDays),
  // What writing takes and costs is told by the calls of ninety days.
  USAGE_KEEP_MONTHS: wholeNumber(4, 120).default(usualKeepTimes.usageMonths),
  WEBHOOK_KEEP_DAYS: wholeNumber(1, 3_650).default(usualKeepTimes.deliveryDays),
};

type Variables = { [Name in keyof typeof keepVariables]: z.infer<(typeof keepVariables)[Name]> };

export const readKeepTimes = (variables: Variables): KeepTimes => ({
  runDays: variables.RUNS_KEEP_DAYS,
  usageMonths: variables.USAGE_KEEP_MONTHS,
  deliveryDays: variables.WEBHOOK_KEEP_DAYS,
});
