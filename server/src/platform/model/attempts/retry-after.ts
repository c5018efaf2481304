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
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const firstPauseMs = 500;

/** The pause before the attempt after `attempt` (from 1) when the provider names none: 0.5 s, 1 s, … with half of it random. */
export function backoffMilliseconds(attempt: number, random: () => number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + random() / 2);
}
