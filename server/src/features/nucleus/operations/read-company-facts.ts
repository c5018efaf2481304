import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { presentFacts } from "../present.ts";
import { findFacts } from "../store.ts";

/** What the transaction's company has said of itself. */
export const readCompanyFacts = async (transaction: Transaction): Promise<CompanyFacts> =>
  presentFacts(await findFacts(transaction));
