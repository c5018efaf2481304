import { and, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { UserRow } from "../store.ts";
import { users } from "../tables.ts";
import { accessTokens } from "./tables.ts";

export type TokenRow = typeof accessTokens.$inferSelect;

const isOpen = (id: string) => and(eq(accessTokens.id, id), isNull(accessTokens.revokedAt));

export async function insertToken(transaction: Transaction, row: typeof accessTokens.$inferInsert): Promise<TokenRow> {
  const [inserted] = await transaction.insert(accessTokens).values(row).returning();
  if (!inserted) throw new Error("inserting a token returned no row");
  return inserted;
}

/** How many tokens of the person work at the instant. */
export const countLiveTokens = (transaction: Transaction, userId: string, now: Date): Promise<number> =>
  transaction.$count(
    accessTokens,
    and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now)),
  );

/** The tokens of the company, or of one person of it, that nobody has revoked, with whose they are; the newest first. */
export function listTokens(
  transaction: Transaction,
  { accountId, userId }: { accountId: string; userId?: string },
): Promise<{ token: TokenRow; owner: UserRow }[]> {
  return transaction
    .select({ token: accessTokens, owner: users })
    .from(accessTokens)
    .innerJoin(users, and(eq(users.id, accessTokens.userId), isNull(users.removedAt)))
    .where(
      and(
        eq(accessTokens.accountId, accountId),
        isNull(accessTokens.revokedAt),
        userId ? eq(accessTokens.userId, userId) : undefined,
      ),
    )
    .orderBy(desc(accessTokens.createdAt), accessTokens.id);
}

/** Ends the token with this id, of one person where one is named; undefined when it is none, or has been ended. */
export async function revokeToken(
  transaction: Transaction,
  { id, accountId, userId }: { id: string; accountId: string; userId?: string },
  at: Date,
): Promise<TokenRow | undefined> {
  const those = and(
    isOpen(id),
    eq(accessTokens.accountId, accountId),
    userId ? eq(accessTokens.userId, userId) : undefined,
  );
  return (await transaction.update(accessTokens).set({ revokedAt: at }).where(those).returning())[0];
}

/** The token of this hash that works at the instant, with whose it is, as long as that person belongs to its company. In a system transaction. */
export async function findLiveToken(
  transaction: Transaction,
  hash: string,
  now: Date,
): Promise<{ token: TokenRow; owner: UserRow } | undefined> {
  const [found] = await transaction
    .select({ token: accessTokens, owner: users })
    .from(accessTokens)
    .innerJoin(
      users,
      and(eq(users.id, accessTokens.userId), eq(users.accountId, accessTokens.accountId), isNull(users.removedAt)),
    )
    .where(and(eq(accessTokens.hash, hash), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now)));
  return found;
}

/** Notes that a token was used. */
export async function noteUse(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction.update(accessTokens).set({ lastUsedAt: at }).where(eq(accessTokens.id, id));
}

/** Forgets what ended before the instant, or was revoked then. In a system transaction. */
export async function removeTokensEndedBefore(transaction: Transaction, instant: Date): Promise<void> {
  await transaction
    .delete(accessTokens)
    .where(or(lt(accessTokens.expiresAt, instant), lt(accessTokens.revokedAt, instant)));
}
