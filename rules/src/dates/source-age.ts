import { ageInDays } from "./age.ts";
import { dateLabel } from "./date-label.ts";

/**
 * How old a source is by its date of publication (yyyy-mm-dd): "Today", days under 30, months under 12, then the date.
 * `now` in milliseconds since 1970; days are counted in UTC, because a publication date has no time of day.
 */
export function sourceAgeLabel(publishedDate: string, now: number): string {
  const published = Date.parse(`${publishedDate}T00:00:00Z`);
  const days = Math.floor((now - published) / 86_400_000);
  if (days < 1) return "Today";
  return ageInDays(days) ?? dateLabel(published, "UTC");
}
