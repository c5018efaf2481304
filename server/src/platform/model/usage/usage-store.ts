import { randomUUID } from "node:crypto";
import { and, eq, gt, gte, lte, sql, sum } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { isOutage } from "../../database/outage.ts";
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
      database.withTenant({ accountId, userId: null }, (transaction) =>
        spentSince(transaction, accountId, monthStart(clock())),
      ),

    async reserve({ accountId, amountUsd, limitUsd }) {
      const tenant = { accountId, userId: null };
      const now = clock();
      const id = randomUUID();
      const granted = await database.withTenant(tenant, async (transaction) => {
        // One reservation of an account at a time, or two calls could both take the last dollar.
        await transaction.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`model_budget:${accountId}`}, 0))`,
        );
        await transaction
          .delete(modelReservations)
          .where(and(eq(modelReservations.accountId, accountId), lte(modelReservations.expiresAt, new Date(now))));
        const spent = await spentSince(transaction, accountId, monthStart(now));
        const reserved = await reservedNow(transaction, accountId, now);
        if (spent + reserved + amountUsd > limitUsd) return false;
        const expiresAt = new Date(now + reservationLifetimeMs);
        await transaction.insert(modelReservations).values({ id, accountId, amountUsd, expiresAt });
        return true;
      });
      if (!granted) return null;
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

async function spentSince(transaction: Transaction, accountId: string, since: Date): Promise<number> {
  const [row] = await transaction
    .select({ total: sum(modelUsage.costUsd) })
    .from(modelUsage)
    .where(and(eq(modelUsage.accountId, accountId), gte(modelUsage.createdAt, since)));
  return Number(row?.total ?? 0);
}

async function reservedNow(transaction: Transaction, accountId: string, now: number): Promise<number> {
  const [row] = await transaction
    .select({ total: sum(modelReservations.amountUsd) })
    .from(modelReservations)
    .where(and(eq(modelReservations.accountId, accountId), gt(modelReservations.expiresAt, new Date(now))));
  return Number(row?.total ?? 0);
}

function monthStart(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
}
