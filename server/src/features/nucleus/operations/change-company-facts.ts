import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { presentFacts } from "../present.ts";
import { keepFacts } from "../store.ts";

/** Changes what the company says of itself. What is written already stays as it is. */
export const changeCompanyFacts = async (
  transaction: Transaction,
  { accountId }: Member,
  facts: CompanyFacts,
): Promise<CompanyFacts> => presentFacts(await keepFacts(transaction, accountId, facts));
