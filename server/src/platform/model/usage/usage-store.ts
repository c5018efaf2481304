import { randomUUID } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { isOutage } from "../../database/outage.ts";
import { readAmounts } from "./amounts.ts";
import { readCaps, usedUpCap } from "./caps.ts";
import { modelReservations, modelUsage } from "./tables.ts";
import type { UsageLog } from "./usage-log.ts";

/** Longer than any call lasts: what a killed server had set aside is free again after this. */
const reservationLifetimeMs = 75 * 60 * 1000;

/**
 * The usage log over PostgreSQL. Reservations count over all servers that share the database. While that is away, what is to be recorded or
 * released waits here, and holds up nobody.
 */
export function createUsageStore(
  database: Pick<Database, "withTenant" | "availability">,
  clock: () => number,
): UsageLog {
  const { availability } = database;
  const nowOrLater = async (write: () => Promise<void>) => {
    try {
      await write();
    } catch (error) {
      if (!isOutage(error)) throw error;
      void availability.throughOutages(write).catch(() => undefined);
    }
  };
  return {
    spentThisMonthUsd: (accountId) =>
      database.withTenant({ accountId, userId: null }, async (transaction) => {
        const { spent } = await readAmounts(transaction, { accountId, userId: null, now: clock() });
        return spent.companyMonthUsd;
      }),

    async reserve({ accountId, userId, amountUsd, limitUsd }) {
      const tenant = { accountId, userId };
      const now = clock();
      const id = randomUUID();
      const usedUp = await database.withTenant(tenant, async (transaction) => {
        const caps = await readCaps(transaction, accountId);
        if (limitUsd === undefined && Object.values(caps).every((cap) => cap === null)) return null;
        // One reservation of an account at a time, or two calls could both take the last dollar.
        await transaction.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`model_budget:${accountId}`}, 0))`,
        );
        await transaction
          .delete(modelReservations)
          .where(and(eq(modelReservations.accountId, accountId), lte(modelReservations.expiresAt, new Date(now))));
        const { spent, reserved } = await readAmounts(transaction, { accountId, userId, now });
        const committed = spent.companyMonthUsd + reserved.companyMonthUsd;
        if (limitUsd !== undefined && committed + amountUsd > limitUsd)
          return { limit: "budgetMonthUsd" as const, usd: limitUsd, onlyReserved: false };
        const reached = usedUpCap(caps, spent, reserved);
        if (reached) return reached;
        const expiresAt = new Date(now + reservationLifetimeMs);
        await transaction.insert(modelReservations).values({ id, accountId, userId, amountUsd, expiresAt });
        return undefined;
      });
      if (usedUp) return usedUp;
      // Without a limit nothing is set aside.
      if (usedUp === null) return { amountUsd: 0, release: async () => undefined };
      const release = () =>
        nowOrLater(() =>
          database.withTenant(tenant, async (transaction) => {
            await transaction
              .delete(modelReservations)
              .where(and(eq(modelReservations.accountId, accountId), eq(modelReservations.id, id)));
          }),
        );
      return { amountUsd, release };
    },

    record(row, along) {
      const write = () =>
        database.withTenant({ accountId: row.accountId, userId: row.userId }, async (transaction) => {
          // It may stand there already: an outage can swallow the answer to a commit.
          const insert = transaction.insert(modelUsage).values(row).onConflictDoNothing();
          await (along ? transaction.execute(sql`with along as ${along(transaction)} ${insert.getSQL()}`) : insert);
        });
      return along ? availability.throughOutages(write) : nowOrLater(write);
    },
  };
}
