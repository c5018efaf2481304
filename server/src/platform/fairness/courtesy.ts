/** Lets what takes long step back while calls of people are being answered. */
export interface Courtesy {
  /** A person's call has begun; gives what to do when it has been answered. Heavy calls are none of these. */
  begin(company: string): () => void;
  /**
   * Resolves for one after the other, each in a turn of the event loop of its own, so that what has come is seen in between; while calls are being answered
   * for one in 25 ms.
   */
  giveWay(): Promise<void>;
  /** Whether somebody of another company has called in the last two seconds. */
  hasOthers(company: string): boolean;
  /** Resolves, when there are others, after as long as the work took, 500 ms at most; else at once. */
  rest(company: string, tookMs: number): Promise<void>;
}

/** Milliseconds. */
const longest = { wait: 25, rest: 500 };
const seenFor = 2_000;

interface Seen {
  company: string;
  at: number;
}

export function createCourtesy(now: () => number = () => performance.now()): Courtesy {
  let calls = 0;
  const waiting: (() => void)[] = [];
  let turn: NodeJS.Immediate | undefined;
  let patience: NodeJS.Timeout | undefined;
  /** The company that called last, and the one that did before it. */
  let last: Seen | undefined;
  let before: Seen | undefined;

  const note = (company: string) => {
    if (last && last.company !== company) before = last;
    last = { company, at: now() };
  };
  const hasOthers = (company: string) => {
    const other = last?.company === company ? before : last;
    return other !== undefined && now() - other.at < seenFor;
  };

  const resumeOne = () => {
    turn = undefined;
    clearTimeout(patience);
    patience = undefined;
    waiting.shift()?.();
    lookForNext();
  };
  const lookForNext = () => {
    if (waiting.length === 0 || turn) return;
    if (calls === 0) turn = setImmediate(() => (calls === 0 ? resumeOne() : wait()));
    else wait();
  };
  const wait = () => {
    turn = undefined;
    patience ??= setTimeout(resumeOne, longest.wait);
  };

  return {
    begin(company) {
      note(company);
      calls += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        calls -= 1;
        lookForNext();
      };
    },
    giveWay: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        lookForNext();
      }),
    hasOthers,
    async rest(company, tookMs) {
      if (hasOthers(company)) await new Promise((resolve) => setTimeout(resolve, Math.min(longest.rest, tookMs)));
    },
  };
}
