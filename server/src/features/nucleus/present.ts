import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import type { FactsRow } from "./store.ts";

/** The facts of a company; without a row it has told none. */
export function presentFacts(row: FactsRow | null | undefined): CompanyFacts {
  const { currency = null, region = "", size = null, reportLanguage = null } = row ?? {};
  return { currency, region, size, reportLanguage };
}
