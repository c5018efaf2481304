const units = [
  ["year", 31_556_952_000],
  ["month", 2_629_746_000],
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

type Unit = (typeof units)[number][0];

/** How long ago or ahead, in words: "2 days ago", "last week", "just now" within a minute. Both in milliseconds. */
export function relativeAge(instant: number, now: number): string {
  const distance = instant - now;
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) return inWords(Math.trunc(distance / length), unit);
  }
  return "just now";
}

/**
 * As `Intl.RelativeTimeFormat("en-US", { numeric: "auto" })` writes it. Made here, because what a page shows first needs it, and a browser takes some
 * milliseconds of its page's thread for the first such formatter that it makes.
 */
function inWords(count: number, unit: Unit): string {
  const length = Math.abs(count);
  if (length === 1 && unit === "day") return count < 0 ? "yesterday" : "tomorrow";
  if (length === 1 && unit !== "hour" && unit !== "minute") return `${count < 0 ? "last" : "next"} ${unit}`;
  const span = `${String(length).replace(/\B(?=(\d{3})+$)/g, ",")} ${unit}${length === 1 ? "" : "s"}`;
  return count < 0 ? `${span} ago` : `in ${span}`;
}
