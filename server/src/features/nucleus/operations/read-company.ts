import type { Transaction } from "../../../platform/database/database.ts";
import { accounts } from "../../access/tables.ts";
import type { CompanyContext } from "../exports/company-context.ts";

/** What AI tasks know of the transaction's company. */
export async function readCompany(transaction: Transaction): Promise<CompanyContext> {
  // Row-level security leaves one row: the company the transaction works for.
  const [account] = await transaction
    .select({ name: accounts.name, domain: accounts.domain, goal: accounts.goal })
    .from(accounts);
  if (!account) throw new Error("the transaction has no company");
  return account;
}
