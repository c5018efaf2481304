import { mediumDateUtc } from "@seedbed/rules/dates/english-dates";

const day = 86_400_000;

/**
 * How old a source is, from the day on which it was published ("2026-03-02") to the given moment where the person is: "12 days ago" while under
 * 30 days, "3 months ago" while under a year, then the date. A day that is still to come is shown as its date.
 */
export function sourceAge(published: string, now: Date): string {
  const then = new Date(`${published}T00:00:00Z`);
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const days = Math.round((Date.UTC(year, month, date) - then.getTime()) / day);
  if (days === 0) return "today";
  if (days > 0 && days < 30) return ago(days, "day");
  const begun = (year - then.getUTCFullYear()) * 12 + month - then.getUTCMonth();
  const months = Math.max(1, date < then.getUTCDate() ? begun - 1 : begun);
  return days > 0 && months < 12 ? ago(months, "month") : sourceDate(published);
}

/** The day on which a source was published: "Mar 2, 2026". */
export const sourceDate = (published: string) => mediumDateUtc(new Date(`${published}T00:00:00Z`));

const ago = (count: number, unit: "day" | "month") => `${count} ${unit}${count === 1 ? "" : "s"} ago`;
