import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { accounts } from "../access/tables.ts";
import { companyFacts } from "./tables.ts";

// Row-level security leaves one row of each table: that of the company the transaction works for.

export type FactsRow = typeof companyFacts.$inferSelect;

/** The company with its facts; `facts` is null while it has told none. Undefined without a company. */
export async function findCompany(transaction: Transaction) {
  const [row] = await transaction
    .select({ name: accounts.name, domain: accounts.domain, goal: accounts.goal, facts: companyFacts })
    .from(accounts)
    .leftJoin(companyFacts, eq(companyFacts.accountId, accounts.id));
  return row;
}

export async function findFacts(transaction: Transaction): Promise<FactsRow | undefined> {
  return (await transaction.select().from(companyFacts))[0];
}

/** Puts these facts in the place of the earlier ones. */
export async function keepFacts(transaction: Transaction, accountId: string, facts: CompanyFacts): Promise<FactsRow> {
  const [row] = await transaction
    .insert(companyFacts)
    .values({ accountId, ...facts })
    .onConflictDoUpdate({ target: companyFacts.accountId, set: facts })
    .returning();
  if (!row) throw new Error("keeping the facts of a company returned no row");
  return row;
}
