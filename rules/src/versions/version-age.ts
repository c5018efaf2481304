import { mediumDate } from "../dates/english-dates.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** A month is thirty days long here, and a year twelve of those. */
const month = 30 * day;

/**
 * How old a version is: "Just now" for two minutes or less, then in minutes, hours, days while under thirty, and months while under twelve;
 * behind that the date. `createdAt` in seconds since 1970, `now` in milliseconds.
 */
export function versionAge(createdAt: number, now: number): string {
  const seconds = Math.floor(now / 1000) - createdAt;
  if (seconds <= 2 * minute) return "Just now";
  if (seconds < hour) return ago(seconds / minute, "minute");
  if (seconds < day) return ago(seconds / hour, "hour");
  if (seconds < month) return ago(seconds / day, "day");
  if (seconds < 12 * month) return ago(seconds / month, "month");
  return mediumDate(new Date(createdAt * 1000));
}

function ago(length: number, unit: string): string {
  const count = Math.floor(length);
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
