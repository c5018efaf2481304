import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Simulation, SimulationSettings } from "../src/projections/simulate.ts";

type Entry = Pick<AssumptionEntry, "title" | "scalar" | "unit" | "group"> & Partial<AssumptionEntry>;

/** Entries that multiply, in this order, named by their titles. */
export const entriesOf = (...entries: Entry[]): AssumptionEntry[] =>
  entries.map((entry, order) => ({
    uuid: entry.title,
    description: "",
    unitDescription: "",
    order,
    operator: "*",
    assumptionSources: [],
    ...entry,
  }));

/** Offices that pay monthly, counted from below; two of its numbers rest on the same source. */
export const officeEntries = entriesOf(
  { title: "Offices", scalar: 40_000, unit: "offices", group: "TAM", assumptionSources: ["study"] },
  { title: "Price", scalar: 90, unit: "$", group: "TAM", low: 80, high: 110 },
  { title: "Payments", scalar: 12, unit: "a year", group: "TAM" },
  { title: "Within reach", scalar: 30, unit: "%", group: "SAM", assumptionSources: ["study"] },
  { title: "Won", scalar: 10, unit: "%", group: "SOM" },
);

const nothing = { tam: 0, sam: 0, som: 0, totalUsers: null };
const sizes = { expectedTam: 0, expectedSam: 0, expectedSom: 0 };

/** A projection of the revenue layout with one sizing from below. */
export const officesProjected = (entries: AssumptionEntry[] = officeEntries): FinancialProjection => ({
  ...nothing,
  ...{ uuid: "offices", layout: "revenue", overview: "", origin: "draft", businessModel: null, pricing: null },
  ...{ pricingModel: null, serviceableAddressablePercent: null, serviceableObtainablePercent: null },
  ...{ savingMethod: null, savingsModel: null, distributionChannels: [], impactSizings: [] },
  ...{ targetSavingsAreas: [], costInterferences: [] },
  costDrivers: ["People", "Vans"].map((title) => ({
    ...{ uuid: title, title, description: "", icon: "", mitigationStatement: "" },
    costPercentageEstimate: 50,
  })),
  marketSizings: [{ uuid: "sizing", type: "bottom_up", assumptionEntries: entries, ...sizes }],
});

/** The same numbers as a plan of savings. */
export const officesSaved = (entries: AssumptionEntry[] = officeEntries): FinancialProjection => ({
  ...officesProjected([]),
  ...{ layout: "savings", costDrivers: [], marketSizings: [] },
  impactSizings: [{ uuid: "impact", title: "Saved", assumptionEntries: entries, expectedSavings: 0 }],
});

export const settings: SimulationSettings = { horizon: 48, draws: 1000, seed: 4217, together: 0.5, shape: "triangle" };

/** What a generator comes to. */
export function finished<Result>(steps: Generator<number, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A sum over every bit of a simulation's numbers: the same bits, the same sum. */
export function checksumOf({ bands, breakEvens, likely }: Simulation): number {
  const numbers = Float64Array.from(
    [bands.revenue, bands.cost, bands.cash, breakEvens, likely.revenue, likely.cost, likely.cash].flat(2),
  );
  return new Uint8Array(numbers.buffer).reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619) >>> 0, 2_166_136_261);
}

/** The checksum of `officesProjected` with `settings`, on every machine and in every browser. */
export const checksumEverywhere = 3_545_744_115;
