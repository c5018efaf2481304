import type { Transaction } from "../../../platform/database/database.ts";
import { Failure, notFound } from "../../../platform/failure.ts";
import { knownId } from "../known-id.ts";
import { countOtherAdmins, lockUser, type UserRow } from "../store.ts";

const missing = "This person is not a member of your company.";

/** The member, held until the transaction ends. Throws `not_found` for a foreign, removed or unknown one. */
export async function holdMember(
  transaction: Transaction,
  accountId: string,
  memberId: string,
): Promise<UserRow & { accountId: string }> {
  const member = await lockUser(transaction, knownId(memberId, missing));
  if (member?.accountId !== accountId) throw notFound(missing);
  return { ...member, accountId };
}

/** Throws `conflict` when the member is the company's only admin. Hold the company first, or another admin may go at the same moment. */
export async function assertNotLastAdmin(
  transaction: Transaction,
  member: UserRow & { accountId: string },
): Promise<void> {
  if (member.role === "admin" && (await countOtherAdmins(transaction, member)) === 0)
    throw new Failure("conflict", "A company needs at least one admin.");
}
