/** Lets what nobody waits for by the second step back while calls of people are being answered. */
export interface Courtesy {
  /** A call of a person has begun; gives what to do when it has been answered, or waits for its turn itself. */
  begin(): () => void;
  /** Resolves in a later turn of the event loop: at once while nobody waits, and after 50 ms at the latest. */
  giveWay(): Promise<void>;
}

/** Milliseconds: what steps back goes on all the same, however many people there are. */
const longest = 50;

export function createCourtesy(): Courtesy {
  let calls = 0;
  const waiting = new Set<() => void>();

  return {
    begin() {
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
        const timer = setTimeout(resume, longest);
        waiting.add(resume);
      });
    },
  };
}
