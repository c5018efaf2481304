import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** Callers whose calls of the last minute are known; those of the last calls stay the longest. */
const knownCallers = 20_000;

/**
 * How often each caller has called in the current window of time; every call is told its own place. The store that comes with the library tells all of them one
 * object, so that calls that are counted together, such as those that waited for one look-up of their token, all see the place of the last.
 */
export class CallCounts implements FastifyRateLimitStore {
  private readonly counts = new Map<string, { current: number; began: number }>();

  incr(
    key: string,
    told: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now();
    const known = this.counts.get(key);
    const count =
      known && known.began + timeWindow > now
        ? { current: known.current + 1, began: known.began }
        : { current: 1, began: now };
    this.counts.delete(key);
    this.counts.set(key, count);
    if (this.counts.size > knownCallers) this.forgetOldest();
    told(null, { current: count.current, ttl: count.began + timeWindow - now });
  }

  private forgetOldest(): void {
    const [oldest] = this.counts.keys();
    if (oldest !== undefined) this.counts.delete(oldest);
  }

  child(): CallCounts {
    return new CallCounts();
  }
}
