import type { NewAccount, Role, UserListQuery } from "@seedbed/contract/access/schemas";
import { and, asc, eq, ilike, isNull, ne, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { accounts, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;
export type UserFilter = z.output<typeof UserListQuery>;

/** The user, also one who was removed. */
export async function findUser(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  return (await transaction.select().from(users).where(eq(users.id, id)))[0];
}

/** The user unless removed, held until the transaction ends: a second change waits. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  const current = and(eq(users.id, id), isNull(users.removedAt));
  return (await transaction.select().from(users).where(current).for("update"))[0];
}

export async function findUserBySubject(transaction: Transaction, subject: string): Promise<UserRow | undefined> {
  const current = and(eq(users.subject, subject), isNull(users.removedAt));
  return (await transaction.select().from(users).where(current))[0];
}

/** Whoever has this address and was not removed, whatever the company. `email` in any letters. */
export async function findUserByEmail(transaction: Transaction, email: string): Promise<UserRow | undefined> {
  const current = and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.removedAt));
  return (await transaction.select().from(users).where(current))[0];
}

/** The user of the subject, added when there is none yet. Fails with a unique violation when the email belongs to another subject. */
export async function keepUser(
  transaction: Transaction,
  user: Pick<UserRow, "id" | "subject" | "email" | "firstName" | "lastName">,
): Promise<UserRow> {
  await transaction
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.subject, where: isNull(users.removedAt) });
  const kept = await findUserBySubject(transaction, user.subject);
  if (!kept) throw new Error("a user that was just inserted is missing");
  return kept;
}

export async function updateUser(
  transaction: Transaction,
  id: string,
  change: Partial<
    Pick<
      UserRow,
      "subject" | "email" | "firstName" | "lastName" | "jobTitle" | "accountId" | "role" | "removedAt" | "seenAt"
    >
  >,
): Promise<UserRow | undefined> {
  return (await transaction.update(users).set(change).where(eq(users.id, id)).returning())[0];
}

/** Users by name, without those who were removed. Every given part must occur in the field; `search` in the email or in "first last". */
export async function listUsers(transaction: Transaction, accountId: string, query: UserFilter): Promise<UserRow[]> {
  const { email, firstName, lastName, search } = query;
  return transaction
    .select()
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        isNull(users.removedAt),
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

/** Whether the company asks its members for a second factor. */
export async function isSecondFactorDemanded(transaction: Transaction, accountId: string): Promise<boolean> {
  const rows = await transaction
    .select({ demanded: accounts.secondFactorDemanded })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return rows[0]?.demanded ?? false;
}

export async function demandSecondFactor(
  transaction: Transaction,
  accountId: string,
  demanded: boolean,
): Promise<void> {
  await transaction.update(accounts).set({ secondFactorDemanded: demanded }).where(eq(accounts.id, accountId));
}

/** The company, held until the transaction ends: a second change of it or of its members waits, what only refers to it does not. */
export async function lockAccount(transaction: Transaction, id: string): Promise<AccountRow | undefined> {
  return (await transaction.select().from(accounts).where(eq(accounts.id, id)).for("no key update"))[0];
}

/** How many admins the company has beside the user. */
export async function countOtherAdmins(
  transaction: Transaction,
  user: { id: string; accountId: string },
): Promise<number> {
  return transaction.$count(
    users,
    and(eq(users.accountId, user.accountId), eq(users.role, "admin"), isNull(users.removedAt), ne(users.id, user.id)),
  );
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
