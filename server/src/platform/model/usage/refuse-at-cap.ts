import type { Database } from "../../database/database.ts";
import { Failure } from "../../failure.ts";
import type { Member } from "../../http/actor.ts";
import { readAmounts } from "./amounts.ts";
import { readCaps, type UsedUp, usedUpCap } from "./caps.ts";
import { beginsAnew, usedUpSentence } from "./used-up-sentence.ts";

/** Fails with `rate_limited`, and when to come again, where a cap or the budget of the person's company is used up. */
export type RefuseAtCap = (actor: Pick<Member, "accountId" | "userId">) => Promise<void>;

/** What begins only to fail at once is not begun: what calls have set aside does not count here. */
export const refusingAtCap =
  ({
    database,
    now,
    monthlyBudgetUsd,
  }: {
    database: Pick<Database, "readTenant">;
    /** Milliseconds since 1970. */
    now(): number;
    monthlyBudgetUsd?: number | undefined;
  }): RefuseAtCap =>
  async (actor) => {
    const at = now();
    const usedUp = await database.readTenant(actor, async (transaction): Promise<UsedUp | undefined> => {
      const caps = await readCaps(transaction, actor.accountId);
      if (monthlyBudgetUsd === undefined && Object.values(caps).every((cap) => cap === null)) return undefined;
      const { spent } = await readAmounts(transaction, { ...actor, now: at });
      if (monthlyBudgetUsd !== undefined && spent.companyMonthUsd >= monthlyBudgetUsd)
        return { limit: "budgetMonthUsd", usd: monthlyBudgetUsd, onlyReserved: false };
      return usedUpCap(caps, spent, nothingReserved);
    });
    if (!usedUp) return;
    const retryAfter = Math.ceil((beginsAnew(usedUp, at).getTime() - at) / 1000);
    throw new Failure("rate_limited", usedUpSentence(usedUp, at), { retryAfter });
  };

const nothingReserved = { companyDayUsd: 0, companyMonthUsd: 0, personDayUsd: 0, personMonthUsd: 0 };
