const second = 1_000;
const minute = 60 * second;

/** Between attempts (ms); the last one again and again. */
export const usualPauses: readonly number[] = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, 30 * minute];

/** Somebody waits for what lives shorter than this (ms), a code: it is tried again at least every minute. */
const hasty = 60 * minute;

/** How long (ms) a mail waits that was tried in vain `attempts` times; up to a fifth more at random, so that mails do not come in one wave. */
export function pauseAfter(
  attempts: number,
  { pauses, lifetime, random }: { pauses: readonly number[]; lifetime: number; random: () => number },
): number {
  const planned = pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? minute;
  const pause = lifetime < hasty ? Math.min(planned, minute) : planned;
  return Math.round(pause * (1 + random() / 5));
}
