import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** A number that a projection says, and what it is made of. */
export interface Figure {
  /** Unique in its projection, and the same for as long as what it is about is there: "SAM:{uuid of the sizing}". */
  id: string;
  title: string;
  value: number;
  /** The value as the report writes it. */
  words: string;
  /** How it is computed: words, and other figures by their ids. Empty for a number that somebody has set. */
  formula: readonly (string | { figure: string })[];
  /** The numbers that its own words of the formula name. */
  entries: readonly AssumptionEntry[];
  /** Where the number itself stands; null for one that is computed. */
  own: { item: string | null; field: string } | null;
}

/** The ids of figures, by what they are about. */
export const figureId = {
  market: (group: AssumptionEntry["group"], sizing: string) => `${group}:${sizing}`,
  share: (group: "SAM" | "SOM", sizing: string) => `${group}-share:${sizing}`,
  apart: (group: AssumptionEntry["group"]) => `apart:${group}`,
  savings: (sizing: string) => `savings:${sizing}`,
  entry: (entry: string) => `entry:${entry}`,
  cost: (driver: string) => `cost:${driver}`,
  cause: "cause",
  price: "price",
  saved: "saved",
  customers: "customers",
} as const;
