import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { evidence } from "./rich-sources.fixture.ts";

const entry = (
  [uuid, unit, scalar]: [uuid: string, unit: string, scalar: number],
  change: Partial<AssumptionEntry> = {},
): AssumptionEntry => ({
  ...{ uuid, unit, scalar, title: `Number ${uuid}`, description: "", unitDescription: "", group: "TAM", order: 0 },
  ...{ operator: "*", basis: "assumed", assumptionSources: [], ...change },
});

/** The numbers of a market, one of each kind, not in their order. */
const entries: AssumptionEntry[] = [
  entry(["share", "%", 12.5], { group: "SAM", order: 2, low: 10, high: 15 }),
  entry(["offices", "offices", 60_000_000], { order: 0, basis: "words", description: "counted by hand", low: 900 }),
  entry(["price", "$", 40], { order: 1, basis: "derived", high: 50 }),
  entry(["won", "%", 50], {
    ...{ group: "SOM", order: 3, operator: "(-)", basis: "source", assumptionSources: ["read"] },
    ...{ unitDescription: "of those who try", evidence: evidence("won") },
  }),
];

const nothing = {
  ...{ tam: 0, sam: 0, som: 0, businessModel: null, pricing: null, pricingModel: null, distributionChannels: [] },
  ...{ costDrivers: [], totalUsers: null, serviceableAddressablePercent: null, serviceableObtainablePercent: null },
  ...{ marketSizings: [], savingMethod: null, savingsModel: null, impactSizings: [], targetSavingsAreas: [] },
  costInterferences: [],
} satisfies Partial<FinancialProjection>;

/** A projection of what is earned, with everything in it. */
export const earning: FinancialProjection = {
  ...nothing,
  ...{ uuid: "projection", layout: "revenue", origin: "model", overview: "It earns by the month." },
  ...{ tam: 2_400_000_000, sam: 300_000_000, som: 150_000_000 },
  businessModel: { type: "Recurring Revenue", subtype: "Subscription", description: "Paid by the month." },
  pricing: {
    ...{ price: 40, unit: "office and month", currency: "USD", reasoning: "What a contractor takes." },
    additionalConsiderations: [{ icon: "scale", consideration: "Large offices ask for less." }],
  },
  pricingModel: "Price per office and month",
  distributionChannels: [
    { uuid: "fairs", title: "Fairs", description: "Twice a year.", channelType: "alternative" },
    { uuid: "talks", title: "Talks", description: "In person.", channelType: "primary", evidence: evidence("talks") },
  ],
  costDrivers: [
    ...(
      [
        ["rent", 10.25, undefined],
        ["staff", 60, evidence("staff")],
        ["trucks", 20, undefined],
      ] as const
    ).map(([uuid, costPercentageEstimate, of]) => ({
      ...{ uuid, title: `Cost of ${uuid}`, description: `All ${uuid}.`, icon: "users", costPercentageEstimate },
      ...{ mitigationStatement: uuid === "rent" ? "" : `Less ${uuid}.`, evidence: of },
    })),
  ],
  ...{ totalUsers: 60_000_000, serviceableAddressablePercent: 12.5, serviceableObtainablePercent: 50 },
  marketSizings: [
    {
      ...{ uuid: "bottom", type: "bottom_up", assumptionEntries: entries },
      ...{ expectedTam: 2_400_000_000, expectedSam: 300_000_000, expectedSom: 150_000_000 },
    },
    {
      ...{ uuid: "top", type: "top_down", assumptionEntries: [entry(["all", "$", 3_000_000_000])] },
      ...{ expectedTam: 3_000_000_000, expectedSam: 0, expectedSom: 0 },
    },
  ],
  evidence: {
    ...{ overview: evidence("projection"), businessModel: evidence("model"), pricing: evidence("pricing") },
    totalUsers: evidence("customers"),
  },
};

/** A projection of what is saved, with everything in it. */
export const saving: FinancialProjection = {
  ...nothing,
  ...{ uuid: "projection", layout: "savings", origin: "user", overview: "It saves heat." },
  savingMethod: { type: "Energy Efficiency Upgrade", description: "Heat is used twice." },
  savingsModel: {
    ...{ savingsAmount: 25_000, unit: "site and year", currency: "USD", reasoning: "Half of the heat." },
    savingsAssumptions: [{ icon: "list-check", assumption: "Prices stay." }],
  },
  impactSizings: [
    { uuid: "water", title: "", expectedSavings: -5, assumptionEntries: [entry(["leak", "$", -5])] },
    {
      ...{ uuid: "heat", title: "Less heat", expectedSavings: 25_000 },
      assumptionEntries: [entry(["bill", "$", 50_000]), entry(["half", "%", 50], { order: 1 })],
    },
  ],
  targetSavingsAreas: [
    { uuid: "ovens", areaType: "alternative", title: "Ovens", description: "Of the bakery." },
    { uuid: "halls", areaType: "primary", title: "Halls", description: "All five.", evidence: evidence("halls") },
  ],
  costInterferences: [
    {
      ...{ uuid: "moved", title: "Moved cost", icon: "alert-triangle", interferenceInsight: "It comes back." },
      ...{ mitigationStatement: "Measure it.", evidence: evidence("moved") },
    },
    { uuid: "slow", title: "Slow", icon: "clock", interferenceInsight: "It takes years.", mitigationStatement: "" },
  ],
  evidence: { savingMethod: evidence("method"), savingsModel: evidence("potential") },
};

/** A projection that holds nothing. */
export const unwritten: FinancialProjection = {
  ...nothing,
  ...{ uuid: "projection", layout: "savings", origin: "draft", overview: "" },
};
