import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** What a sizing is made up of, as its groups are called. */
export const groupTitles = {
  TAM: "Total addressable market",
  SAM: "Serviceable addressable market",
  SOM: "Serviceable obtainable market",
} as const satisfies Record<AssumptionEntry["group"], string>;
