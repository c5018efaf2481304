import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import type { SeedType } from "@seedbed/contract/incubation/schemas";

/** An idea of the demo company: what its people answered, and what became of it. */
export interface DemoIdea {
  type: SeedType;
  /** Answers by question identifier; option values on choice questions. */
  answers: Record<string, string[]>;
  /** What a person renamed the chosen concept to. */
  title: string;
  summary: string;
  status: ConceptStatus;
  /** Index of the person in the demo company. */
  person: number;
  /** How far the report is. */
  report: "complete" | "partial" | "none";
  daysAgo: number;
  /** Numbers of its projection that the person has set, by the title of the assumption; the others stay start values. */
  numbers?: Record<string, { scalar: number; description: string }>;
}

/** A seed that is still being answered. */
export interface DemoSeed {
  type: SeedType;
  answers: Record<string, string[]>;
  person: number;
  daysAgo: number;
}
