import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";

const entryWith = (title: string, change: Partial<AssumptionEntry> = {}): AssumptionEntry => ({
  uuid: title,
  title,
  description: "",
  unit: "$",
  unitDescription: "a year",
  scalar: 1_000_000,
  group: "TAM",
  order: 0,
  operator: "+",
  assumptionSources: [],
  ...change,
});

/** A revenue projection sized from above, with one number that has sources and one that has none. */
export const projectionWith = (change: Partial<FinancialProjection> = {}): FinancialProjection => ({
  uuid: "66666666-6666-4666-8666-666666666666",
  layout: "revenue",
  overview: "Offices pay by the floor.",
  tam: 1_200_000_000,
  sam: 120_000_000,
  som: 6_000_000,
  businessModel: null,
  pricing: null,
  pricingModel: null,
  distributionChannels: [],
  costDrivers: [],
  totalUsers: null,
  serviceableAddressablePercent: null,
  serviceableObtainablePercent: null,
  marketSizings: [
    {
      uuid: "77777777-7777-4777-8777-777777777777",
      type: "top_down",
      assumptionEntries: [
        entryWith("Spent on supplies", { scalar: 1_200_000_000, assumptionSources: ["s-1", "s-2"] }),
        entryWith("Within reach", { unit: "%", scalar: 10, group: "SAM", operator: "*", order: 1 }),
      ],
      expectedTam: 1_200_000_000,
      expectedSam: 120_000_000,
      expectedSom: 6_000_000,
    },
  ],
  savingMethod: null,
  savingsModel: null,
  impactSizings: [],
  targetSavingsAreas: [],
  costInterferences: [],
  origin: "draft",
  ...change,
});
