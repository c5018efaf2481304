import { ageInWords } from "./age.ts";
import { dateLabel } from "./date-label.ts";

const justNowUpTo = 120_000;

/**
 * How old a version is: "Just now" up to 2 minutes, then minutes, hours, days under 30, months under 12, then the date.
 * Both instants in milliseconds since 1970; a version from the future, by a clock that is off, is from just now.
 */
export function versionAgeLabel(createdAt: number, now: number, timeZone?: string): string {
  const age = now - createdAt;
  return age <= justNowUpTo ? "Just now" : (ageInWords(age) ?? dateLabel(createdAt, timeZone));
}
