import { combineTerms } from "./combine-terms.ts";
import type { Term } from "./term.ts";

/** What an impact sizing saves a year, in US dollars: all its terms in order, whatever group they carry. */
export function annualSavings(terms: readonly Term[]): number {
  return combineTerms(terms);
}
