/** A date as "Mar 4, 2026". `instant` in milliseconds since 1970; `timeZone` by IANA name, the machine's own by default. */
export function dateLabel(instant: number, timeZone?: string): string {
  return new Date(instant).toLocaleDateString("en-US", { year: "numeric", month: "short", day: "numeric", timeZone });
}

/** A date with its time as "Mar 4, 2026, 9:05 AM", for what stands behind a relative date. */
export function dateTimeLabel(instant: number, timeZone?: string): string {
  return new Date(instant).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
}
