/** Counts messages in a sliding window; `now` in milliseconds. */
export function createMessageLimit({ max, window }: { max: number; window: number }) {
  // Most sockets never say anything.
  let times: number[] | undefined;
  /** Whether one more message at `now` is still within the limit. */
  return (now: number): boolean => {
    times = times?.filter((time) => time > now - window) ?? [];
    times.push(now);
    return times.length <= max;
  };
}
