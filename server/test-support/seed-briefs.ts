import type { ConceptBrief } from "../src/features/concepts/exports/concept-brief.ts";
import type { SeedBrief } from "../src/features/incubation/exports/seed-brief.ts";
import { liftMaintenance, pastedConcept, refillDepots, wardPlanner } from "./concept-briefs.ts";

const seedOf = ({ company, seed }: ConceptBrief, type: SeedBrief["type"]): SeedBrief => ({ company, type, ...seed });

/** Refill stations in offices; earns money. */
export const refillSeed = seedOf(refillDepots, "EXPAND_AN_EXISTING_IDEA");
/** Staffing of hospital wards; has no opinion on how it pays off. */
export const wardSeed = seedOf(wardPlanner, "IDENTIFY_NEW_OPPORTUNITIES");
/** Service of lifts; saves cost. */
export const liftSeed = seedOf(liftMaintenance, "IDENTIFY_NEW_OPPORTUNITIES");
/** Another script, markup, links and template signs. */
export const pastedSeed = seedOf(pastedConcept, "EXPAND_AN_EXISTING_IDEA");
/** One answer of one word. */
export const bareSeed: SeedBrief = {
  company: { name: "Otso", domain: "otso.example", goal: "" },
  type: "EXPAND_AN_EXISTING_IDEA",
  answers: [{ identifier: "idea", label: "What is the idea you want to expand?", answers: ["Bins"] }],
  clarifications: [],
};

/** Seeds of very different kinds. */
export const seedBriefs: readonly SeedBrief[] = [refillSeed, wardSeed, liftSeed, pastedSeed, bareSeed];
