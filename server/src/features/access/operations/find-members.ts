import { inArray } from "drizzle-orm";
import type { Member } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { users } from "../tables.ts";

/** People as members of the companies that they belong to, by their ids; those who belong to none are missing. */
export async function findMembers(
  { database }: Pick<AccessDependencies, "database">,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Member>> {
  const rows = await database.withSystem((transaction) =>
    transaction
      .select({
        userId: users.id,
        accountId: users.accountId,
        role: users.role,
        email: users.email,
        removedAt: users.removedAt,
      })
      .from(users)
      .where(inArray(users.id, [...userIds])),
  );
  return new Map(
    rows.flatMap(({ removedAt, accountId, ...person }) =>
      removedAt || !accountId ? [] : [[person.userId, { ...person, accountId }] as const],
    ),
  );
}
