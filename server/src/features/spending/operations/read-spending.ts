import type { Spending } from "@seedbed/contract/spending/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import { readCaps } from "../../../platform/model/usage/caps.ts";
import { dayStart, monthStart } from "../../../platform/model/usage/periods.ts";
import type { SpendingDependencies } from "../dependencies.ts";
import { readCompanyUsage, readPeopleUsage } from "../store.ts";

/** What AI was used for by the actor's company this day and month, and its caps. */
export async function readSpending(
  {
    database,
    clock,
    monthlyBudgetUsd,
    unpriced,
  }: Pick<SpendingDependencies, "database" | "clock" | "monthlyBudgetUsd" | "unpriced">,
  actor: Pick<Member, "accountId" | "userId">,
): Promise<Spending> {
  const { accountId } = actor;
  const now = clock().getTime();
  const since = { accountId, day: dayStart(now), month: monthStart(now) };
  return database.readTenant(actor, async (transaction) => {
    return {
      company: await readCompanyUsage(transaction, since),
      people: await readPeopleUsage(transaction, since),
      caps: await readCaps(transaction, accountId),
      budgetMonthUsd: monthlyBudgetUsd ?? null,
      unpriced: [...unpriced],
      dayEnds: dayStart(now, 1).toISOString(),
      monthEnds: monthStart(now, 1).toISOString(),
    };
  });
}
