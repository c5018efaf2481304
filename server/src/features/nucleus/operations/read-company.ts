import type { Transaction } from "../../../platform/database/database.ts";
import type { CompanyContext } from "../exports/company-context.ts";
import { presentFacts } from "../present.ts";
import { findCompany } from "../store.ts";

/** What AI tasks know of the transaction's company. */
export async function readCompany(transaction: Transaction): Promise<CompanyContext> {
  const company = await findCompany(transaction);
  if (!company) throw new Error("the transaction has no company");
  const { facts, ...named } = company;
  return facts ? { ...named, facts: presentFacts(facts) } : named;
}
