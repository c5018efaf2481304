import { combineTerms } from "./combine-terms.ts";
import { finiteOrZero } from "./finite.ts";
import type { GroupedTerm } from "./term.ts";

/** Total, serviceable and obtainable addressable market, in the unit of the TAM group (US dollars a year in a report). */
export interface MarketSize {
  tam: number;
  sam: number;
  som: number;
}

/** TAM is the value of the TAM group, SAM that of the SAM group times TAM, SOM that of the SOM group times SAM. Each is finite. */
export function marketSize(terms: readonly GroupedTerm[]): MarketSize {
  const tam = groupValue(terms, "TAM");
  const sam = finiteOrZero(groupValue(terms, "SAM") * tam);
  const som = finiteOrZero(groupValue(terms, "SOM") * sam);
  return { tam, sam, som };
}

/** The value of one group's terms; 0 for a group without terms. */
export function groupValue(terms: readonly GroupedTerm[], group: GroupedTerm["group"]): number {
  return combineTerms(terms.filter((term) => term.group === group));
}
