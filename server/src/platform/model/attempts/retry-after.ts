/**
 * Milliseconds that a provider asks to wait, from `retry-after-ms` or `Retry-After` (seconds or an HTTP date, RFC 9110 10.2.3).
 * Undefined when it does not say, or says something unreadable.
 */
export function retryAfterMilliseconds(headers: Record<string, string> | undefined, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers?.["retry-after-ms"] ?? "");
  if (milliseconds >= 0) return milliseconds;
  const value = headers?.["retry-after"]?.trim();
  if (value === undefined || value === "") return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number.parseFloat(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? waitInWords(`wait ${value}`) : Math.max(0, date - now);
}

const unitMs: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const one = String.raw`(\d+(?:\.\d+)?)\s*(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)(?![a-z])`;
const wait = new RegExp(
  String.raw`(?:again|retry|wait|resets?|available|retrydelay)\b[^.\d]{0,30}((?:${one}(?:,?\s*(?:and\s+)?)?)+)`,
  "i",
);

/** Milliseconds to wait that a text asks for, such as "try again in 1.5s", "in 2m3s" or "wait 20 seconds". */
export function waitInWords(text: string): number | undefined {
  const duration = wait.exec(text)?.[1];
  if (duration === undefined) return undefined;
  const parts = [...duration.matchAll(new RegExp(one, "gi"))];
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * unitOf(unit ?? "s"), 0);
}

function unitOf(unit: string): number {
  const name = unit.toLowerCase();
  const isMilliseconds = name === "ms" || name.startsWith("milli");
  return unitMs[isMilliseconds ? "ms" : (name[0] ?? "s")] ?? 1_000;
}

const firstPauseMs = 500;
const longestBackoffMs = 20_000;

/** The pause before the attempt after `attempt` (from 1) when the provider names none: 0.5 s, 1 s, … 20 s with half of it random. */
export function backoffMilliseconds(attempt: number, random: () => number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), longestBackoffMs) * (0.5 + random() / 2);
}
