const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const daysPerMonth = 30;

/** Whole minutes, hours, days under 30 or months under 12 in words, "3 days ago"; undefined from 12 months on. */
export function ageInWords(milliseconds: number): string | undefined {
  if (milliseconds < hour) return ago(Math.floor(milliseconds / minute), "minute");
  if (milliseconds < day) return ago(Math.floor(milliseconds / hour), "hour");
  return ageInDays(Math.floor(milliseconds / day));
}

/** Days while under 30, then months while under 12, in words; undefined from 12 months of 30 days on. */
export function ageInDays(days: number): string | undefined {
  if (days < daysPerMonth) return ago(days, "day");
  const months = Math.floor(days / daysPerMonth);
  return months < 12 ? ago(months, "month") : undefined;
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
