import { setTimeout } from "node:timers/promises";
import { TaskFailed } from "../task-failed.ts";
import type { Reservation, UsageLog } from "./usage-log.ts";
import { usedUpSentence } from "./used-up-sentence.ts";

/** Who asks for a call. */
interface Payer {
  accountId: string;
  userId: string | null;
  signal?: AbortSignal | undefined;
}

export interface Budget {
  /**
   * Sets money aside for one call, before it is made. Fails with `budget_exceeded` when the budget leaves too little, or a cap is used up; where only calls
   * that are under way stand between, it waits for these. A call without a price has nothing set aside.
   */
  reserve(payer: Payer, amountUsd: number): Promise<Reservation>;
}

interface Means {
  monthlyBudgetUsd: number | undefined;
  /** Milliseconds since 1970. */
  clock(): number;
  pause?(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

const nothing: Reservation = { amountUsd: 0, release: async () => {} };
/** Milliseconds: between two looks at what calls under way have cost, and for how long that is waited for. */
const lookPause = 500;
const longestWait = 5 * 60_000;

export function createBudget(
  usage: Pick<UsageLog, "reserve">,
  { monthlyBudgetUsd, clock, pause = wait }: Means,
): Budget {
  return {
    async reserve({ accountId, userId, signal }, amountUsd) {
      if (amountUsd === 0) return nothing;
      for (let waited = 0; ; waited += lookPause) {
        const answer = await usage.reserve({ accountId, userId, amountUsd, limitUsd: monthlyBudgetUsd });
        if ("release" in answer) return answer;
        if (!answer.onlyReserved || waited >= longestWait)
          throw new TaskFailed({
            code: "budget_exceeded",
            sentence: usedUpSentence(answer, clock()),
            retryable: false,
          });
        await pause(lookPause, signal);
      }
    },
  };
}

async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal });
}
