import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { isOfAnotherCompany } from "./is-of-another-company.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

/** Entries of one person within an hour; whoever tries on is told of no more. */
const mostOfPerson = 20;
const hour = 3_600_000;
const lockOf = (userId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7339))`;

/**
 * Writes to the audit log what somebody was refused: an admin's route or another thing that they may not do, for the admins of their company; a thing
 * of another company, which answers like a missing one, for the operator alone, as telling the company would tell that the thing is there. Beside
 * the call, which does not wait for it; what cannot be written is logged.
 */
export function recordingRefusals({ database, clock, log }: Pick<AccessDependencies, "database" | "clock" | "log">) {
  const record = async ({ actor, call, sentence, ids, code, address }: Refusal, accountId: string) => {
    await database.withSystem(async (transaction) => {
      await transaction.execute(lockOf(actor.userId));
      const at = clock();
      const told = await countRefusals(transaction, actor.userId, new Date(at.getTime() - hour));
      if (told >= mostOfPerson) return;
      const isForeign = code === "not_found";
      if (isForeign && !(await isOfAnotherCompany(transaction, ids, accountId))) return;
      const what = isForeign ? "It is another company's." : sentence;
      const end = told === mostOfPerson - 1 ? " (More within an hour are not listed.)" : "";
      await recordSecurityEvent(transaction, {
        accountId: isForeign ? null : accountId,
        kind: "access-refused",
        actorId: actor.userId,
        actorEmail: actor.email,
        address,
        detail: `${call}: ${what}${end}`,
        at,
      });
    });
  };
  /** By person: how many wait to be written, and the last of them. One after the other, so that trying a lot takes one connection. */
  const waiting = new Map<string, { count: number; last: Promise<void> }>();
  return (refusal: Refusal): void => {
    const { accountId, userId } = refusal.actor;
    const { count, last } = waiting.get(userId) ?? { count: 0, last: Promise.resolve() };
    if (!accountId || (refusal.code === "not_found" && refusal.ids.length === 0) || count >= mostOfPerson) return;
    const written = last
      .then(() => record(refusal, accountId))
      .catch((error: unknown) => log.warn({ err: error }, "a refusal was not recorded"))
      .finally(() => {
        const now = waiting.get(userId);
        if (now && now.count > 1) now.count -= 1;
        else waiting.delete(userId);
      });
    waiting.set(userId, { count: count + 1, last: written });
  };
}

async function countRefusals(transaction: Transaction, userId: string, since: Date): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(
    sql`select count(*) as count from security_events where actor_id = ${userId} and kind = 'access-refused' and at > ${since.toISOString()}`,
  );
  return rows[0]?.count ?? 0;
}
