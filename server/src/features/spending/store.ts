import type { Spending, SpendingCaps, UsageOverTime } from "@seedbed/contract/spending/schemas";
import { and, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { modelUsage, spendingCaps } from "../../platform/model/usage/tables.ts";
import { users } from "../access/tables.ts";

interface Since {
  accountId: string;
  day: Date;
  month: Date;
}

const { costUsd, tokensIn, tokensOut } = modelUsage;

function usageColumns(day: Date) {
  const number = (total: SQL) => sql`coalesce(${total}, 0)`.mapWith(Number);
  const today = gte(modelUsage.createdAt, day);
  return {
    month: number(sql`sum(${costUsd})`),
    monthTokens: number(sql`sum(${tokensIn}::bigint + ${tokensOut})`),
    monthCalls: number(sql`count(*)`),
    today: number(sql`sum(${costUsd}) filter (where ${today})`),
    todayTokens: number(sql`sum(${tokensIn}::bigint + ${tokensOut}) filter (where ${today})`),
    todayCalls: number(sql`count(*) filter (where ${today})`),
  };
}

type Columns = Record<keyof ReturnType<typeof usageColumns>, number>;

const overTime = (row: Columns): UsageOverTime => ({
  today: { costUsd: row.today, tokens: row.todayTokens, calls: row.todayCalls },
  month: { costUsd: row.month, tokens: row.monthTokens, calls: row.monthCalls },
});

const ofMonth = ({ accountId, month }: Since) =>
  and(eq(modelUsage.accountId, accountId), gte(modelUsage.createdAt, month));

export async function readCompanyUsage(transaction: Transaction, since: Since): Promise<UsageOverTime> {
  const [row] = await transaction.select(usageColumns(since.day)).from(modelUsage).where(ofMonth(since));
  if (!row) throw new Error("a sum has one row");
  return overTime(row);
}

/** Empty for who has left the company, and for nobody. */
const name = sql<string>`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;

/** Of each who used something this month, the costliest first; at most 500 of them. */
export async function readPeopleUsage(transaction: Transaction, since: Since): Promise<Spending["people"]> {
  const columns = usageColumns(since.day);
  const rows = await transaction
    .select({ uuid: modelUsage.userId, name, ...columns })
    .from(modelUsage)
    .leftJoin(users, eq(users.id, modelUsage.userId))
    .where(ofMonth(since))
    .groupBy(modelUsage.userId, users.id)
    .orderBy(desc(sql`sum(${costUsd})`), desc(sql`count(*)`))
    .limit(500);
  return rows.map(({ uuid, name, ...row }) => ({ uuid, name, ...overTime(row) }));
}

export async function writeCaps(transaction: Transaction, accountId: string, caps: SpendingCaps): Promise<void> {
  await transaction
    .insert(spendingCaps)
    .values({ accountId, ...caps })
    .onConflictDoUpdate({ target: spendingCaps.accountId, set: { ...caps, warnedOfDay: null, warnedOfMonth: null } });
}

/** Companies with a cap of their own, of all. */
export const findCapped = (transaction: Transaction) =>
  transaction
    .select({ accountId: spendingCaps.accountId })
    .from(spendingCaps)
    .where(or(isNotNull(spendingCaps.companyDayUsd), isNotNull(spendingCaps.companyMonthUsd)));

/** A company's caps, held until the end of the transaction. */
export async function holdCaps(transaction: Transaction, accountId: string) {
  const ofCompany = eq(spendingCaps.accountId, accountId);
  return (await transaction.select().from(spendingCaps).where(ofCompany).for("update"))[0];
}

export async function noteWarned(
  transaction: Transaction,
  accountId: string,
  warned: Partial<Pick<typeof spendingCaps.$inferSelect, "warnedOfDay" | "warnedOfMonth">>,
): Promise<void> {
  await transaction.update(spendingCaps).set(warned).where(eq(spendingCaps.accountId, accountId));
}

/** Addresses of the company's admins. */
export async function findAdmins(transaction: Transaction, accountId: string): Promise<string[]> {
  const admins = and(eq(users.accountId, accountId), eq(users.role, "admin"), isNull(users.removedAt));
  return (await transaction.select({ email: users.email }).from(users).where(admins)).map(({ email }) => email);
}
