import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Range } from "../drawing/triangular.ts";
import type { PlanInput } from "./projection-plan.ts";

/** How far off a number may be when nobody has said: a tenth with a source, three tenths without one. */
const spreads = { sourced: 0.1, unsourced: 0.3 } as const;

/** Counts of the calendar, which nobody needs to find out: payments, weeks and days of a year. */
const calendar = [1, 12, 52, 365];

interface Ends {
  low?: number | null | undefined;
  high?: number | null | undefined;
}

/** The ends that were given, and those that follow by rule; always around the likely value, a percent of at most 100 never above it. */
export function rangeAround(
  likely: number,
  { low, high }: Ends,
  { unit, isSourced }: { unit: string; isSourced: boolean },
): Range {
  const spread = Math.abs(likely) * (isSourced ? spreads.sourced : spreads.unsourced);
  const most = unit === "%" && likely <= 100 ? 100 : Number.POSITIVE_INFINITY;
  return {
    low: Math.min(low ?? likely - spread, likely),
    likely,
    high: Math.max(high ?? Math.min(likely + spread, most), likely),
  };
}

/** A number of a sizing. Those that name the same source first share a cause. */
export function entryInput(entry: AssumptionEntry): PlanInput {
  const { uuid, title, unit, unitDescription, scalar, low, high, assumptionSources } = entry;
  const isMoneyOrShare = unit === "$" || unit === "%";
  const isCounted = !isMoneyOrShare && calendar.includes(scalar);
  return {
    key: uuid,
    label: title,
    unit: isMoneyOrShare ? unit : "",
    per: unitDescription || (isMoneyOrShare ? "" : unit),
    part: "demand",
    stands: "sizing",
    cause: assumptionSources[0] ?? null,
    planned: scalar,
    saidBy: "report",
    endsByRule: !isCounted && ((low ?? null) === null || (high ?? null) === null),
    ...rangeAround(scalar, isCounted ? { low: low ?? scalar, high: high ?? scalar } : { low, high }, {
      unit,
      isSourced: assumptionSources.length > 0,
    }),
  };
}

/** The share of a cost driver. */
export function costInput({
  uuid,
  title,
  costPercentageEstimate: share,
}: FinancialProjection["costDrivers"][number]): PlanInput {
  return {
    ...{ key: uuid, label: title, unit: "%", per: "of all cost", part: "cost", stands: "drivers", cause: null },
    ...{ planned: share, saidBy: "report", endsByRule: true },
    ...rangeAround(share, {}, { unit: "%", isSourced: false }),
  };
}
