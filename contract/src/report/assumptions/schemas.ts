import { z } from "zod";
import { PersonName, ReportSection } from "../../concepts/schemas.ts";
import { Instant, Origin, requiredText, textUpTo, Uuid } from "../../plain-text.ts";
import { signalStances } from "../customers/words.ts";
import { Evidence } from "../source.ts";
import { assumptionCategories } from "./words.ts";

export const AssumptionCategory = z.enum(assumptionCategories);
export type AssumptionCategory = z.infer<typeof AssumptionCategory>;

/** Importance and certainty as stored: 1 low, 2 medium, 3 high. */
export const Scale = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Scale = z.infer<typeof Scale>;

export const ValidationStatus = z.enum(["validated", "partially_validated", "invalidated", "unvalidated", "untested"]);

/** The thing of the report that rests on an assumption, as it was called when the assumption was made from it. */
export const MadeFrom = z.object({
  section: ReportSection,
  item: Uuid,
  /** The field of the item that was called in question; "" for the item itself. */
  field: textUpTo(100),
  title: requiredText(200),
});

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
  /** What would prove it wrong, with the number at which it does; absent or empty where nobody has said. */
  falsifier: z.string().optional(),
  version: z.int(),
  origin: Origin,
  createdAt: Instant,
  /** The synthetic conversation from which a person kept it; nothing for every other. */
  fromConversation: Uuid.nullish(),
  /** Nothing for one that was made from no other thing of the report. */
  madeFrom: MadeFrom.nullish(),
  /** Absent for as long as nobody named a source for it. */
  evidence: Evidence.optional(),
});
export type Assumption = z.infer<typeof Assumption>;

/** A real-world signal that touches an assumption. */
export const TouchingSignal = z.object({
  uuid: Uuid,
  /** The group of its customer profile. */
  segment: z.string(),
  description: z.string(),
  stance: z.enum(signalStances),
  /** The words that both share; none where somebody who read it said that it touches the assumption. */
  words: z.array(z.string()),
});
export type TouchingSignal = z.infer<typeof TouchingSignal>;

/** What the signals that touch an assumption say of its certainty. */
export const SignalBalance = z.object({
  /** Independent sources that speak for it, and against it. */
  for: z.int().min(0),
  against: z.int().min(0),
  /** Its certainty without any signal, and with them. */
  written: Scale,
  suggested: Scale,
  /** A person has set the certainty: it stays, and what signals suggest stands beside it. */
  isSetByPerson: z.boolean(),
  /** One sentence: why certainty moves, or does not. */
  reason: z.string(),
  /** The strongest first; not all where there are many. */
  signals: z.array(TouchingSignal),
});
export type SignalBalance = z.infer<typeof SignalBalance>;

/** An assumption as it is read: its certainty and its risk follow the signals that touch it, unless a person has set them. Null where none does. */
export const ListedAssumption = Assumption.extend({ balance: SignalBalance.nullable() });
export type ListedAssumption = z.infer<typeof ListedAssumption>;

/** What tests know of an assumption: one that nobody has tested is untested, whatever else is said of it. */
export const TestedStatus = z.enum(["validated", "invalidated", "partially_validated", "untested"]);
export type TestedStatus = z.infer<typeof TestedStatus>;

/** An assumption as tests take it. */
export const TestedAssumption = ListedAssumption.extend({
  /** Its statement. */
  name: z.string(),
  /** At what it falls or stands: its falsifier, or how many have to agree where nobody has said. */
  benchmark: z.string(),
  validationStatus: TestedStatus,
  riskLevel: z.enum(["high", "medium", "low"]),
  /** Who added it; null where it was written with the report, or where that is no longer known. */
  createdBy: PersonName.extend({ uuid: Uuid }).nullable(),
  /** When a person changed it last, or when it was made. */
  updatedAt: Instant,
});
export type TestedAssumption = z.infer<typeof TestedAssumption>;

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
  results: z.array(ListedAssumption),
  count: z.int(),
  numberOfPages: z.int(),
  pageSize: z.int(),
  categoryMetrics: z.record(AssumptionCategory, CategoryMetrics),
});
export type AssumptionList = z.infer<typeof AssumptionList>;

export const TestedAssumptionList = AssumptionList.extend({ results: z.array(TestedAssumption) });
export type TestedAssumptionList = z.infer<typeof TestedAssumptionList>;
