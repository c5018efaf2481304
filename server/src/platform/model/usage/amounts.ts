import { and, eq, gt, gte, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Amounts } from "./caps.ts";
import { dayStart, monthStart } from "./periods.ts";
import { modelReservations, modelUsage } from "./tables.ts";

/** Whose money, and when. */
interface Whose {
  accountId: string;
  /** Null: what nobody asked for counts for no person. */
  userId: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** What was spent this day and month (UTC), and what is set aside, by the company and by the person. */
export async function readAmounts(
  transaction: Transaction,
  { accountId, userId, now }: Whose,
): Promise<{ spent: Amounts; reserved: Amounts }> {
  const total = (amount: SQL | typeof modelUsage.costUsd | typeof modelReservations.amountUsd, condition: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const today = gte(modelUsage.createdAt, dayStart(now));
  const own = (column: typeof modelUsage.userId | typeof modelReservations.userId) =>
    userId === null ? sql`false` : eq(column, userId);
  const [spent] = await transaction
    .select({
      companyDayUsd: total(modelUsage.costUsd, today),
      companyMonthUsd: total(modelUsage.costUsd, sql`true`),
      personDayUsd: total(modelUsage.costUsd, sql`${today} and ${own(modelUsage.userId)}`),
      personMonthUsd: total(modelUsage.costUsd, own(modelUsage.userId)),
    })
    .from(modelUsage)
    .where(and(eq(modelUsage.accountId, accountId), gte(modelUsage.createdAt, monthStart(now))));
  const [reserved] = await transaction
    .select({
      company: total(modelReservations.amountUsd, sql`true`),
      person: total(modelReservations.amountUsd, own(modelReservations.userId)),
    })
    .from(modelReservations)
    .where(and(eq(modelReservations.accountId, accountId), gt(modelReservations.expiresAt, new Date(now))));
  const { company = 0, person = 0 } = reserved ?? {};
  return {
    spent: spent ?? nothing,
    reserved: { companyDayUsd: company, companyMonthUsd: company, personDayUsd: person, personMonthUsd: person },
  };
}

const nothing: Amounts = { companyDayUsd: 0, companyMonthUsd: 0, personDayUsd: 0, personMonthUsd: 0 };
