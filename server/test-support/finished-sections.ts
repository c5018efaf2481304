import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import type { ConceptBrief } from "../src/features/concepts/exports/concept-brief.ts";
import { stableUuid } from "../src/features/report/writing/stable-uuid.ts";
import type { FinishedSections } from "../src/features/report/writing/writing-tools.ts";

/** What other sections of a concept's report are written from, each as small as its contract allows and about this concept only. */
export function finishedSections(brief: ConceptBrief, projection: Partial<FinancialProjection> = {}) {
  const idea = brief.concept.title;
  return {
    trends: trends(idea),
    customerProfiles: [
      customerProfile(idea, { name: "Ana Silva", segment: "Office hosts", isPrimary: true }),
      customerProfile(idea, { name: "Ben Roth", segment: "Landlords" }),
    ],
    marketScan: marketScan(idea),
    financialProjection: financialProjection(idea, projection),
    assumptions: [
      assumption(idea, { statement: `Few people ask about ${idea} twice.`, importance: 1, riskCategory: "low" }),
      assumption(idea, { statement: `Hosts keep ${idea} running after the first month.`, category: "Desirability" }),
    ],
  } satisfies FinishedSections;
}

const need = (idea: string, kind: string) => ({
  uuid: stableUuid(idea, kind),
  description: `The ${kind} that ${idea} is about`,
  order: 0,
  icon: "clock",
});

export function customerProfile(idea: string, changes: Partial<CustomerProfile> = {}): CustomerProfile {
  const segment = changes.segment ?? "Office hosts";
  const profile = CustomerProfile.parse({
    uuid: stableUuid(idea, segment),
    segment,
    name: "Ana Silva",
    isPrimary: false,
    avatarUrl: null,
    initials: "AS",
    gradientColors: ["#2f7d51", "#1d5e75"],
    geoLocation: "Global",
    ageRange: "30-50",
    familySize: "Lives alone",
    incomeLower: 40,
    incomeUpper: 70,
    educationLevel: "Vocational training",
    occupation: "Host",
    description: `Runs the floor for which ${idea} is meant.`,
    customerInsight: `${segment} judge ${idea} by its worst Monday.`,
    jobs: [need(idea, `${segment} job`)],
    pains: [need(idea, `${segment} pain`)],
    alternatives: [
      {
        uuid: stableUuid(idea, segment, "alternative"),
        name: "Office supply webshop",
        usage: "Weekly",
        price: "Unknown",
        pros: ["Known"],
        cons: ["Slow"],
      },
    ],
    journey: [],
    signals: [
      {
        uuid: stableUuid(idea, segment, "signal"),
        description: `Look whether tenders ask for ${idea} at all.`,
        stance: "Against",
        sourceCategory: "Government Report",
        sources: [],
        isHypothesis: true,
      },
    ],
    jobsInsight: "",
    painsInsight: "",
    alternativesInsight: "",
    journeyInsight: "",
    signalsSummary: "",
    origin: "draft",
  });
  return { ...profile, ...changes };
}

export function trends(idea: string): Trends {
  return {
    summary: `Rules for ${idea} become stricter.`,
    results: [
      {
        uuid: stableUuid(idea, "trend"),
        category: "Legal",
        icon: "scale",
        summary: `Reporting duties touch ${idea}.`,
        impact: `Plan ${idea} with an audit trail.`,
        whatWouldTurn: "",
        howToNotice: "",
        keyFinding: [],
      },
    ],
    origin: "draft",
  };
}

export function marketScan(idea: string): MarketScan {
  const force = (category: string, score: number) => ({
    uuid: stableUuid(idea, category),
    category,
    icon: "coin",
    grading: score > 5 ? ("Mostly Headwinds" as const) : ("Mostly Tailwinds" as const),
    score,
    summary: `${category} acts on ${idea}.`,
    impact: `Ask about ${category} before ${idea} starts.`,
    whatWouldTurn: "",
    howToNotice: "",
  });
  return {
    uuid: stableUuid(idea, "scan"),
    trendsAndDriversDescription: `What moves ${idea}.`,
    ecosystemDescription: `Who stands around ${idea}.`,
    trendsAndDrivers: [],
    priorityInsights: [
      {
        uuid: stableUuid(idea, "insight"),
        title: `Whoever pays for ${idea} does not use it`,
        direction: "headwind",
        explanation: `Budgets and use of ${idea} lie apart.`,
        sources: [],
      },
    ],
    marketForces: [force("Input cost", 8), force("Tenant demand", 2)],
    startups: [],
    incumbents: [],
    origin: "draft",
  };
}

export function assumptionEntry(
  title: string,
  { scalar, unit, group }: Pick<AssumptionEntry, "scalar" | "unit" | "group">,
): AssumptionEntry {
  return {
    uuid: stableUuid(title, group),
    title,
    description: title,
    unit,
    unitDescription: unit,
    scalar,
    group,
    order: 0,
    operator: "*",
    assumptionSources: [],
  };
}

/** A projection in the revenue layout; for savings pass `layout: "savings"` and what it consists of. */
export function financialProjection(idea: string, changes: Partial<FinancialProjection> = {}): FinancialProjection {
  return {
    uuid: stableUuid(idea, "projection"),
    layout: "revenue",
    overview: `What ${idea} could earn.`,
    tam: 1_586_200_000,
    sam: 423_200_000,
    som: 25_390_000,
    businessModel: { type: "Recurring Revenue", subtype: "Subscription", description: `A fee for ${idea}.` },
    pricing: {
      price: 45,
      unit: "floor and month",
      currency: "USD",
      reasoning: "A guess.",
      additionalConsiderations: [],
    },
    pricingModel: "Flat fee",
    distributionChannels: [
      { uuid: stableUuid(idea, "resellers"), title: "Resellers", description: "", channelType: "alternative" },
      { uuid: stableUuid(idea, "sales"), title: "Direct sales", description: "", channelType: "primary" },
    ],
    costDrivers: [
      {
        uuid: stableUuid(idea, "freight"),
        title: "Freight",
        description: "",
        icon: "truck",
        costPercentageEstimate: 35,
        mitigationStatement: "",
      },
    ],
    totalUsers: 41_200,
    serviceableAddressablePercent: 26.7,
    serviceableObtainablePercent: 6,
    marketSizings: [
      {
        uuid: stableUuid(idea, "sizing"),
        type: "top_down",
        assumptionEntries: [
          assumptionEntry("Shared office buildings", { scalar: 41_200, unit: "buildings", group: "TAM" }),
          assumptionEntry("Won within three years", { scalar: 6, unit: "%", group: "SOM" }),
        ],
        expectedTam: 1_586_200_000,
        expectedSam: 423_200_000,
        expectedSom: 25_390_000,
      },
    ],
    savingMethod: null,
    savingsModel: null,
    impactSizings: [],
    targetSavingsAreas: [],
    costInterferences: [],
    origin: "draft",
    ...changes,
  };
}

/** The fields that turn a projection into one of cost savings of 318,000 dollars a year. */
export function savingsFields(idea: string): Partial<FinancialProjection> {
  return {
    layout: "savings",
    tam: 0,
    sam: 0,
    som: 0,
    businessModel: null,
    pricing: null,
    pricingModel: null,
    distributionChannels: [],
    costDrivers: [],
    marketSizings: [],
    savingMethod: { type: "Preventive Maintenance Programs", description: `Service before ${idea} fails.` },
    savingsModel: { savingsAmount: 12, unit: "visit", currency: "USD", reasoning: "", savingsAssumptions: [] },
    impactSizings: [
      {
        uuid: stableUuid(idea, "impact"),
        title: "Call-outs",
        assumptionEntries: [assumptionEntry("Night visits a year", { scalar: 2650, unit: "visits", group: "TAM" })],
        expectedSavings: 318_000,
      },
    ],
    targetSavingsAreas: [
      { uuid: stableUuid(idea, "area"), areaType: "primary", title: "Emergency call-outs", description: "" },
    ],
    costInterferences: [
      {
        uuid: stableUuid(idea, "eats"),
        title: "Too much service",
        icon: "stack",
        interferenceInsight: "",
        mitigationStatement: "",
      },
    ],
  };
}

export function assumption(idea: string, changes: Partial<Assumption> = {}): Assumption {
  return {
    uuid: stableUuid(idea, changes.statement ?? "assumption"),
    statement: `Somebody pays for ${idea}.`,
    category: "Viability",
    importance: 3,
    certainty: 1,
    riskCategory: "high",
    risk: 1,
    status: "untested",
    testProgress: 0,
    importanceRationale: "It pays for the rest.",
    certaintyRationale: "Nobody has asked.",
    version: 1,
    origin: "draft",
    createdAt: "2026-03-04T12:00:00.000Z",
    ...changes,
  };
}
