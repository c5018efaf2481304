import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import type { gradings } from "@seedbed/contract/report/vocabulary";

/** The words around the texts of a report in its video. */
export interface VideoWords {
  /** For dates. */
  locale: string;
  video: string;
  /** Said at the beginning. */
  ofCompany(title: string, company: string): string;
  problem: string;
  whoHasIt: string;
  idea: string;
  apart: string;
  whyUs: string;
  market: string;
  savings: string;
  forces: string;
  unknown: string;
  next: string;
  testFirst: string;
  notWritten: string;
  noUnknown: string;
  sizes: Record<"TAM" | "SAM" | "SOM", string>;
  aYear: string;
  gradings: Record<(typeof gradings)[number], string>;
  categories: Record<AssumptionCategory, string>;
  risks: Record<"high" | "medium" | "low", string>;
  labels: Record<"model" | "draft" | "user" | "edited" | "outdated", string>;
  /** Said of the whole, by who wrote it. */
  origins: Record<"model" | "draft" | "user", string>;
  source: string;
  moreSources(count: number): string;
  /** What the sizes rest on. */
  entries(counts: { all: number; person: number; source: number; other: number }): string;
  /** How figures are spoken: "1.2 billion dollars". */
  dollars(number: string, scale: "" | "K" | "M" | "B" | "T"): string;
}
