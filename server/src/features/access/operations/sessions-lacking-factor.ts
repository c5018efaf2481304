import { and, eq, inArray } from "drizzle-orm";
import type { AccessDependencies } from "../dependencies.ts";
import type { SecondFactors } from "../identity/second-factor/second-factors.ts";
import { accounts } from "../tables.ts";

interface Dependencies extends Pick<AccessDependencies, "database"> {
  identity: { secondFactors: Pick<SecondFactors, "provenAmong"> };
}

/** Of these sessions those that lack the second factor which their company asks for. Two questions for however many. */
export async function sessionsLackingFactor(
  { database, identity }: Dependencies,
  holders: readonly { accountId: string; session: string }[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(holders.map(({ accountId }) => accountId))];
  const asking = await database.withSystem((transaction) =>
    transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(inArray(accounts.id, asked), eq(accounts.secondFactorDemanded, true))),
  );
  const ids = new Set(asking.map(({ id }) => id));
  const sessions = holders.filter(({ accountId }) => ids.has(accountId)).map(({ session }) => session);
  if (sessions.length === 0) return new Set();
  const proven = new Set(await identity.secondFactors.provenAmong(sessions));
  return new Set(sessions.filter((session) => !proven.has(session)));
}
