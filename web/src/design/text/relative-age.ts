const units = [
  ["year", 31_556_952_000],
  ["month", 2_629_746_000],
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** How long ago or ahead, in words: "2 days ago", "last week", "just now" within a minute. Both in milliseconds. */
export function relativeAge(instant: number, now: number): string {
  const distance = instant - now;
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit);
  }
  return "just now";
}
