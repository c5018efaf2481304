import { spendingWarningShare } from "@seedbed/contract/limits";
import type { Spending, UsageOverTime } from "@seedbed/contract/spending/schemas";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dates = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", timeZone: "UTC" });

/** An amount as it is read; what is less than a cent is told, too. */
export const inDollars = (usd: number): string => (usd > 0 && usd < 0.005 ? "less than $0.01" : dollars.format(usd));

/** A day by UTC, as caps count. */
export const dayOf = (instant: string): string => dates.format(new Date(instant));

export interface CapWarning {
  isReached: boolean;
  sentence: string;
}

/** Each cap of which four fifths are used, what is used up first. */
export function warningsOf({ company, people, caps, budgetMonthUsd, dayEnds, monthEnds }: Spending): CapWarning[] {
  const ends = { today: dayOf(dayEnds), month: dayOf(monthEnds) };
  const warning = (whose: string, used: UsageOverTime, [time, cap]: ["today" | "month", number | null]) => {
    const { costUsd } = used[time];
    if (cap === null || costUsd < cap * spendingWarningShare) return [];
    const isReached = costUsd >= cap;
    const said = isReached ? "AI asks nothing more until" : "the cap begins anew on";
    const when = time === "today" ? "today" : "this month";
    return [
      {
        isReached,
        sentence: `${whose} used ${inDollars(costUsd)} of ${inDollars(cap)} ${when}; ${said} ${ends[time]} (UTC).`,
      },
    ];
  };
  const warnings = [
    ...warning("Your company has", company, ["today", caps.companyDayUsd]),
    ...warning("Your company has", company, ["month", caps.companyMonthUsd]),
    ...warning("Under the server's budget, your company has", company, ["month", budgetMonthUsd]),
    ...people.flatMap((person) =>
      person.uuid === null
        ? []
        : [
            ...warning(`${nameOf(person)} has`, person, ["today", caps.personDayUsd]),
            ...warning(`${nameOf(person)} has`, person, ["month", caps.personMonthUsd]),
          ],
    ),
  ];
  return warnings.sort((one, other) => Number(other.isReached) - Number(one.isReached));
}

/** Who used something. */
export function nameOf({ uuid, name }: Spending["people"][number]): string {
  if (uuid === null) return "Nobody in particular";
  return name || "Somebody who has left";
}
