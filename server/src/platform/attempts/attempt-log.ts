import type { Logger } from "pino";
import { attemptSentences, type TellAttempt } from "./attempt.ts";

const hour = 3_600_000;
/** Lines of one kind and caller within an hour, and of all together: whoever tries on is told of no more. */
const mostOfCaller = 20;
const mostInAll = 2_000;

/**
 * Tells the log what was refused, as `"part":"attempts"`: twenty lines of one kind an hour for each person, or address of who is not known, and 2,000 for all,
 * so that nobody fills a disk with it. The last of a caller says so, and what was left out is counted in the first line of the next hour. `now` in ms.
 */
export function createAttemptLog(log: Logger, now: () => number = () => performance.now()): TellAttempt {
  let begun = Number.NEGATIVE_INFINITY;
  let left = 0;
  let untold = 0;
  const toldByCaller = new Map<string, number>();
  return ({ kind, places = [], ...attempt }) => {
    const at = now();
    if (at - begun >= hour) {
      if (untold > 0) log.warn({ part: "attempts", untold }, "more was refused in the last hour than is listed");
      [begun, left, untold] = [at, mostInAll, 0];
      toldByCaller.clear();
    }
    const caller = `${kind} ${attempt.userId ?? attempt.address}`;
    const told = (toldByCaller.get(caller) ?? 0) + 1;
    if (left === 0 || told > mostOfCaller) {
      untold += 1;
      return;
    }
    left -= 1;
    toldByCaller.set(caller, told);
    const isLast = told === mostOfCaller || left === 0;
    const shown = places.slice(0, 10).map((place) => place.slice(0, 100));
    const more = { ...(shown.length > 0 ? { places: shown } : {}), ...(isLast ? { last: true } : {}) };
    log.warn({ part: "attempts", attempt: kind, ...attempt, ...more }, attemptSentences[kind]);
  };
}
