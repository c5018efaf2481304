import type { UsedUp } from "./caps.ts";
import { dayStart, monthStart } from "./periods.ts";

const ofDay: ReadonlySet<UsedUp["limit"]> = new Set(["companyDayUsd", "personDayUsd"]);
const date = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });

/** When what is used up begins anew. */
export const beginsAnew = ({ limit }: Pick<UsedUp, "limit">, now: number): Date =>
  ofDay.has(limit) ? dayStart(now, 1) : monthStart(now, 1);

/** For the person: which cap it is, and until when it lasts. */
export function usedUpSentence(usedUp: UsedUp, now: number): string {
  const { limit, usd } = usedUp;
  if (limit === "budgetMonthUsd")
    return "This month's budget for AI is used up. It starts again next month, or an administrator can raise it.";
  const whose = limit.startsWith("person") ? "What one person may spend on AI" : "What your company may spend on AI";
  const time = ofDay.has(limit) ? "a day" : "a month";
  const until = date.format(beginsAnew(usedUp, now));
  return `${whose}, $${usd.toFixed(2)} ${time}, is used up. It starts again on ${until} (UTC); an admin can raise the cap in the settings.`;
}
