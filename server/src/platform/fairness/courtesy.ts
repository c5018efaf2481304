/** Lets what takes long step back while calls of people are being answered. */
export interface Courtesy {
  /** A person's call has begun; gives what to do when it has been answered. Heavy calls are none of these. */
  begin(company: string): () => void;
  /** Resolves in a later turn of the event loop: at once while nobody waits, and after 50 ms at the latest. */
  giveWay(): Promise<void>;
  /** Resolves, when somebody of another company has called in the last two seconds, after as long as the work took, 500 ms at most; else at once. */
  rest(company: string, tookMs: number): Promise<void>;
}

/** Milliseconds. */
const longest = { wait: 50, rest: 500 };
const seenFor = 2_000;

interface Seen {
  company: string;
  at: number;
}

export function createCourtesy(now: () => number = () => performance.now()): Courtesy {
  let calls = 0;
  const waiting = new Set<() => void>();
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

  return {
    begin(company) {
      note(company);
      calls += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        calls -= 1;
        if (calls > 0) return;
        // One after the other: the next call may come between them.
        for (const resume of [...waiting]) setImmediate(resume);
      };
    },
    async giveWay() {
      await new Promise((resolve) => setImmediate(resolve));
      if (calls === 0) return;
      await new Promise<void>((resolve) => {
        const resume = () => {
          clearTimeout(timer);
          waiting.delete(resume);
          resolve();
        };
        const timer = setTimeout(resume, longest.wait);
        waiting.add(resume);
      });
    },
    async rest(company, tookMs) {
      if (hasOthers(company)) await new Promise((resolve) => setTimeout(resolve, Math.min(longest.rest, tookMs)));
    },
  };
}
