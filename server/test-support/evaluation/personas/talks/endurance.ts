import type { TaskFailed } from "../../../../src/platform/model/task-failed.ts";

/** After so many failures without an answer between them a model is taken to be away. */
const mostInARow = 6;

/** How long an evaluation goes on with a model that fails: what is answered until then counts, and the rest is not asked. */
export interface Endurance {
  /** Aborted when the model is given up: nothing waits on. */
  signal: AbortSignal;
  /** False once the model is given up; counts a question otherwise. */
  begin(): boolean;
  answered(): void;
  failed(failure: TaskFailed): void;
  told(): { asked: number; answered: number; givenUp: string | null };
}

export function createEndurance(): Endurance {
  const end = new AbortController();
  let [asked, answered, inARow] = [0, 0, 0];
  let givenUp: string | null = null;
  return {
    signal: end.signal,
    begin() {
      if (givenUp !== null) return false;
      asked += 1;
      return true;
    },
    answered() {
      answered += 1;
      inARow = 0;
    },
    failed({ sentence, retryable, code }) {
      if (givenUp !== null) return;
      inARow += 1;
      // A key that is refused is refused again.
      const isFinal = !retryable && code !== "refused" && code !== "check_failed" && code !== "malformed";
      if (inARow < mostInARow && !isFinal) return;
      givenUp = sentence;
      end.abort();
    },
    told: () => ({ asked, answered, givenUp }),
  };
}
