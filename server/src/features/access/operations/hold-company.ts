import type { Transaction } from "../../../platform/database/database.ts";
import { Failure, notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { mayChangeAccount } from "../policy.ts";
import { type AccountRow, findUser, lockAccount, type UserRow } from "../store.ts";

/**
 * Holds the company of an admin until the transaction ends, so that changes of its people come one after the other. Authentication may
 * take for an admin who was one a second ago: throws `forbidden` when the caller, as stored now, is none.
 */
export async function holdCompany(
  transaction: Transaction,
  actor: Member,
): Promise<{ account: AccountRow; admin: UserRow }> {
  const account = await lockAccount(transaction, actor.accountId);
  const admin = await findUser(transaction, actor.userId);
  if (!account || !admin) throw notFound("Your company was not found.");
  if (admin.removedAt) throw new Failure("forbidden", "You no longer belong to this company.");
  mayChangeAccount({ ...actor, role: admin.role });
  return { account, admin };
}
