import { z } from "zod";
import { Instant, Origin, Uuid } from "../../plain-text.ts";
import { Evidence } from "../source.ts";

export const assumptionCategories = ["Desirability", "Viability", "Feasibility", "Adaptability"] as const;
export const AssumptionCategory = z.enum(assumptionCategories);
export type AssumptionCategory = z.infer<typeof AssumptionCategory>;

/** Importance and certainty as stored: 1 low, 2 medium, 3 high. */
export const Scale = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Scale = z.infer<typeof Scale>;

export const ValidationStatus = z.enum(["validated", "partially_validated", "invalidated", "unvalidated", "untested"]);

export const Assumption = z.object({
  uuid: Uuid,
  statement: z.string(),
  category: AssumptionCategory,
  importance: Scale,
  certainty: Scale,
  riskCategory: z.enum(["high", "medium", "low"]),
  /** 0 to 1: how much the concept depends on it times how little is known. */
  risk: z.number().min(0).max(1),
  status: ValidationStatus,
  testProgress: z.number().min(0).max(1),
  importanceRationale: z.string(),
  certaintyRationale: z.string(),
  version: z.int(),
  origin: Origin,
  createdAt: Instant,
  /** The synthetic conversation from which a person kept it; nothing for every other. */
  fromConversation: Uuid.nullish(),
  /** Absent for as long as nobody named a source for it. */
  evidence: Evidence.optional(),
});
export type Assumption = z.infer<typeof Assumption>;

/** An assumption as it was added, and the revision of its section by which that can be taken back. */
export const AddedAssumption = Assumption.extend({ revision: z.int() });
export type AddedAssumption = z.infer<typeof AddedAssumption>;

export const CategoryMetrics = z.object({
  validationStatus: ValidationStatus,
  count: z.int(),
  cumulativeCertainty: z.int(),
  validationPercentage: z.number().min(0).max(1),
  averageRisk: z.number().min(0).max(1),
});
export type CategoryMetrics = z.infer<typeof CategoryMetrics>;

export const AssumptionList = z.object({
  results: z.array(Assumption),
  count: z.int(),
  numberOfPages: z.int(),
  pageSize: z.int(),
  categoryMetrics: z.record(AssumptionCategory, CategoryMetrics),
});
export type AssumptionList = z.infer<typeof AssumptionList>;
