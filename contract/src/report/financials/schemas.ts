import { z } from "zod";
import { Origin, Uuid } from "../../plain-text.ts";
import { Evidence } from "../source.ts";
import { areaTypes, channelTypes, entryBases, operators, sizingGroups, sizingTypes } from "./words.ts";

/** What a thing rests on; absent for as long as nobody named a source for it. */
const evidence = Evidence.optional();

export const Operator = z.enum(operators);
export type Operator = z.infer<typeof Operator>;

export const SizingGroup = z.enum(sizingGroups);

/** A named, editable number. A "%" scalar is in percent (12 means 0.12). */
export const AssumptionEntry = z.object({
  uuid: Uuid,
  title: z.string(),
  description: z.string(),
  /** "$", "%" or the name of what is counted. */
  unit: z.string(),
  unitDescription: z.string(),
  /** What it most likely is. */
  scalar: z.number(),
  /** What it is at least and at most, in its own unit; null or absent where nobody has said. */
  low: z.number().nullish(),
  high: z.number().nullish(),
  /** Where the number comes from; of those written before this was asked a source stands for itself, and the others are assumed. */
  basis: z.enum(entryBases).optional(),
  group: SizingGroup,
  order: z.int(),
  operator: Operator,
  /** Uuids of sources; empty means an assumption to check. */
  assumptionSources: z.array(Uuid),
  evidence,
});
export type AssumptionEntry = z.infer<typeof AssumptionEntry>;

/** Expected sizes in US dollars a year. */
export const MarketSizing = z.object({
  uuid: Uuid,
  type: z.enum(sizingTypes),
  assumptionEntries: z.array(AssumptionEntry),
  expectedTam: z.number(),
  expectedSam: z.number(),
  expectedSom: z.number(),
});
export type MarketSizing = z.infer<typeof MarketSizing>;

/** `expectedSavings` in US dollars a year. */
export const ImpactSizing = z.object({
  uuid: Uuid,
  title: z.string(),
  assumptionEntries: z.array(AssumptionEntry),
  expectedSavings: z.number(),
});
export type ImpactSizing = z.infer<typeof ImpactSizing>;

export const BusinessModel = z.object({ type: z.string(), subtype: z.string(), description: z.string() });
export const Pricing = z.object({
  price: z.number().min(0),
  unit: z.string(),
  currency: z.literal("USD"),
  reasoning: z.string(),
  additionalConsiderations: z.array(z.object({ icon: z.string(), consideration: z.string() })),
});
export const DistributionChannel = z.object({
  uuid: Uuid,
  title: z.string(),
  description: z.string(),
  channelType: z.enum(channelTypes),
  evidence,
});
export const CostDriver = z.object({
  uuid: Uuid,
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  /** Percent of all cost; an assumption to edit. */
  costPercentageEstimate: z.number().min(0).max(100),
  mitigationStatement: z.string(),
  evidence,
});
export const SavingMethod = z.object({ type: z.string(), description: z.string() });
export const SavingsModel = z.object({
  savingsAmount: z.number(),
  unit: z.string(),
  currency: z.literal("USD"),
  reasoning: z.string(),
  savingsAssumptions: z.array(z.object({ assumption: z.string(), icon: z.string() })),
});
export const TargetSavingsArea = z.object({
  uuid: Uuid,
  areaType: z.enum(areaTypes),
  title: z.string(),
  description: z.string(),
  evidence,
});
export const CostInterference = z.object({
  uuid: Uuid,
  title: z.string(),
  icon: z.string(),
  interferenceInsight: z.string(),
  mitigationStatement: z.string(),
  evidence,
});

/** Parts of a projection that stand in no list and may rest on something. */
export const evidencedParts = [
  "overview",
  "businessModel",
  "pricing",
  "totalUsers",
  "savingMethod",
  "savingsModel",
] as const;

/** The section `financialProjection`: the revenue fields or the cost-savings fields are filled, by `layout`. Money in US dollars a year. */
export const FinancialProjection = z.object({
  uuid: Uuid,
  layout: z.enum(["revenue", "savings"]),
  overview: z.string(),
  tam: z.number(),
  sam: z.number(),
  som: z.number(),
  businessModel: BusinessModel.nullable(),
  pricing: Pricing.nullable(),
  pricingModel: z.string().nullable(),
  distributionChannels: z.array(DistributionChannel),
  costDrivers: z.array(CostDriver),
  totalUsers: z.number().nullable(),
  serviceableAddressablePercent: z.number().nullable(),
  serviceableObtainablePercent: z.number().nullable(),
  marketSizings: z.array(MarketSizing),
  savingMethod: SavingMethod.nullable(),
  savingsModel: SavingsModel.nullable(),
  impactSizings: z.array(ImpactSizing),
  targetSavingsAreas: z.array(TargetSavingsArea),
  costInterferences: z.array(CostInterference),
  /** By part; only of those that somebody named a source for. */
  evidence: z.partialRecord(z.enum(evidencedParts), Evidence).optional(),
  origin: Origin,
});
export type FinancialProjection = z.infer<typeof FinancialProjection>;
