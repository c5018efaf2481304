import type { NewAccount, Role, UserListQuery } from "@seedbed/contract/access/schemas";
import { and, asc, eq, ilike, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { accounts, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;
export type UserFilter = z.output<typeof UserListQuery>;

export async function findUser(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  return (await transaction.select().from(users).where(eq(users.id, id)))[0];
}

/** The user, held until the transaction ends: a second change waits. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  return (await transaction.select().from(users).where(eq(users.id, id)).for("update"))[0];
}

export async function findUserBySubject(transaction: Transaction, subject: string): Promise<UserRow | undefined> {
  return (await transaction.select().from(users).where(eq(users.subject, subject)))[0];
}

/** Adds a user unless one with the subject exists. Fails with a unique violation when the email belongs to another subject. */
export async function insertUser(
  transaction: Transaction,
  user: Pick<UserRow, "id" | "subject" | "email" | "firstName" | "lastName">,
): Promise<void> {
  await transaction.insert(users).values(user).onConflictDoNothing({ target: users.subject });
}

export async function updateUser(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<UserRow, "firstName" | "lastName" | "jobTitle" | "accountId" | "role">>,
): Promise<UserRow | undefined> {
  return (await transaction.update(users).set(change).where(eq(users.id, id)).returning())[0];
}

/** Users by name. Every given part must occur in the field; `search` in the email or in "first last". */
export async function listUsers(transaction: Transaction, accountId: string, query: UserFilter): Promise<UserRow[]> {
  const { email, firstName, lastName, search } = query;
  return transaction
    .select()
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        email ? ilike(users.email, containing(email)) : undefined,
        firstName ? ilike(users.firstName, containing(firstName)) : undefined,
        lastName ? ilike(users.lastName, containing(lastName)) : undefined,
        search
          ? or(
              ilike(users.email, containing(search)),
              ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(search)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.email), asc(users.id));
}

export async function findAccount(transaction: Transaction, id: string): Promise<AccountRow | undefined> {
  return (await transaction.select().from(accounts).where(eq(accounts.id, id)))[0];
}

export async function lockAccount(transaction: Transaction, id: string): Promise<AccountRow | undefined> {
  return (await transaction.select().from(accounts).where(eq(accounts.id, id)).for("update"))[0];
}

/** Adds a company and makes the user a member of it in the role. */
export async function insertAccount(
  transaction: Transaction,
  account: NewAccount & { id: string; createdAt: Date },
  founder: { userId: string; role: Role },
): Promise<AccountRow> {
  const [row] = await transaction.insert(accounts).values(account).returning();
  if (!row) throw new Error("inserting a company returned no row");
  await updateUser(transaction, founder.userId, { accountId: row.id, role: founder.role });
  return row;
}

export async function updateAccount(
  transaction: Transaction,
  id: string,
  change: NewAccount,
): Promise<AccountRow | undefined> {
  return (await transaction.update(accounts).set(change).where(eq(accounts.id, id)).returning())[0];
}

// The text is searched for as it is: `%`, `_` and `\` stand for themselves.
const containing = (text: string) => `%${text.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
