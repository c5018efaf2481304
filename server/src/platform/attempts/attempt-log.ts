import type { Logger } from "pino";

/** What was tried, as the log names it. */
const sentences = {
  input: "an input was refused",
  limit: "a limit was reached",
  token: "a token was refused",
  access: "a call was refused for lack of rights",
  socket: "a socket was refused",
  message: "a message of a browser was ignored",
} as const;

/** Something that was refused and may have been tried to get around a rule. It holds no value that was sent. */
export interface Attempt {
  kind: keyof typeof sentences;
  /** The route, such as `POST /api/v2/concept/seed`; never the address that was asked for. */
  call: string;
  /** Network address of the caller. */
  address: string;
  /** Who is known to call. */
  userId?: string | undefined;
  accountId?: string | undefined;
  status?: number | undefined;
  /** Where the input was refused, such as `body.type`. */
  places?: readonly string[] | undefined;
  /** Why, in words of the server. */
  reason?: string | undefined;
}

const hour = 3_600_000;
/** Lines of one kind and caller within an hour, and of all together: whoever tries on is told of no more. */
const mostOfCaller = 20;
const mostInAll = 2_000;

/** Tells of an attempt in the log. It never throws. */
export type TellAttempt = (attempt: Attempt) => void;

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
    log.warn({ part: "attempts", attempt: kind, ...attempt, ...more }, sentences[kind]);
  };
}
