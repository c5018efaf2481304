import { randomUUID } from "node:crypto";
import type { NewAccount } from "@seedbed/contract/access/schemas";
import { Failure } from "../../../platform/failure.ts";
import { companyDomain } from "../company-domain.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { type AccountRow, insertAccount, lockUser } from "../store.ts";

/** Founds the caller's company and makes the caller its admin. Throws `invalid` for a domain that is none, `conflict` when the caller has a company. */
export async function createAccount(
  { database, clock }: Pick<AccessDependencies, "database" | "clock">,
  userId: string,
  account: NewAccount,
): Promise<AccountRow> {
  const domain = validDomain(account.domain);
  // A company that does not exist yet cannot be set for the transaction.
  return database.withSystem(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new Failure("unauthenticated", "Your session has ended. Sign in again.");
    if (user.accountId) throw new Failure("conflict", "You already belong to a company.");
    return insertAccount(
      transaction,
      { ...account, domain, id: randomUUID(), createdAt: clock() },
      { userId, role: "admin" },
    );
  });
}

/** The domain in what was typed; throws `invalid`, with the sentence at the field. */
export function validDomain(text: string): string {
  const domain = companyDomain(text);
  if (!domain) {
    const sentence = "Enter a valid domain name.";
    throw new Failure("invalid", sentence, { form: { domain: sentence } });
  }
  return domain;
}
