import { ageInWords } from "./age.ts";
import { dateLabel } from "./date-label.ts";

/**
 * When something happened, seen from now: "Just now" under a minute, then minutes, hours, days under 30, months under 12,
 * then the date. Both instants in milliseconds since 1970.
 */
export function relativeDateLabel(instant: number, now: number, timeZone?: string): string {
  const age = now - instant;
  return age < 60_000 ? "Just now" : (ageInWords(age) ?? dateLabel(instant, timeZone));
}
