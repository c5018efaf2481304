const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/*
 * As `Intl.DateTimeFormat("en-US")` writes them. Made here, because what a page shows first needs them, and a browser takes 5 to 20 ms of its page's thread for the
 * first formatter of dates that it makes.
 */

/** "Mar 2, 2026", where the person is. Of a date that is none: "Invalid date". */
export function mediumDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return "Invalid date";
  return dayOf(date.getFullYear(), date.getMonth(), date.getDate());
}

/** "Mar 2, 2026", in UTC. Of a date that is none: "Invalid date". */
export function mediumDateUtc(date: Date): string {
  if (Number.isNaN(date.getTime())) return "Invalid date";
  return dayOf(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** "Mar 2, 2026, 6:04 PM", where the person is. Of a date that is none: "Invalid date". */
export function mediumDateShortTime(date: Date): string {
  if (Number.isNaN(date.getTime())) return "Invalid date";
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, "0");
  return `${mediumDate(date)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

// Years before the first are counted back from it, without a word for it, as formatters do.
const dayOf = (year: number, month: number, day: number) => `${months[month]} ${day}, ${year > 0 ? year : 1 - year}`;
