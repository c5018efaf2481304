import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { assumptionListWith, assumptionWith, sourceWith } from "#testing/reports.ts";
import { revenue, savings } from "#testing/whole-report.ts";
import { depots } from "./open-projection.fixture.ts";

const evidenceOf = (...titles: string[]) => ({ insight: "", sources: titles.map(sourceWith), claims: [] });
const sourced = <Thing extends { uuid: string }>(thing: Thing, index: number) =>
  index === 0 ? { ...thing, evidence: evidenceOf(`Study of ${thing.uuid}`) } : thing;

const [above, below] = depots().marketSizings;
if (!above || !below) throw new Error("There are two sizings.");

const operators = ["*", "+", "-", "/", "(+)", "(-)"] as const;
const bases = ["words", "source", "derived", "assumed"] as const;

/** One with what is known of a number, and less from one to the next. */
const known = (entry: AssumptionEntry, index: number): AssumptionEntry => ({
  ...entry,
  operator: entry.group === "TAM" ? entry.operator : (operators[index] ?? "*"),
  basis: bases[index] ?? "assumed",
  ...(index === 1 ? { low: 30_000, high: 50_000, evidence: evidenceOf("Survey", "Census", "Register", "Count") } : {}),
  ...(index === 2 ? { low: 38, high: null } : {}),
  ...(index === 3 ? { description: "", unitDescription: "" } : {}),
});

const named = (entry: AssumptionEntry, index: number) => ({ ...entry, uuid: `below-${index}` });

/** A projection of which every kind of thing rests on something, and another of its kind on nothing. */
export const sourcedRevenue: FinancialProjection = depots({
  origin: "model",
  marketSizings: [
    { ...above, uuid: "above", assumptionEntries: above.assumptionEntries.map(known) },
    { ...below, uuid: "below", assumptionEntries: below.assumptionEntries.map(known).map(named) },
  ],
  totalUsers: 1820,
  pricing: revenue.pricing && {
    ...revenue.pricing,
    unit: "month",
    additionalConsiderations: [
      { icon: "truck-delivery", consideration: "Cheaper in the south" },
      { icon: "unheard-of", consideration: "Dearer in winter" },
    ],
  },
  distributionChannels: revenue.distributionChannels.map(sourced),
  costDrivers: [
    ...revenue.costDrivers.map((driver) => ({ ...driver, icon: "truck-delivery" })),
    {
      ...{ uuid: "k-2", title: "Rent", description: "Of depots.", icon: "building" },
      ...{ costPercentageEstimate: 12.5, mitigationStatement: "Basements." },
    },
  ].map(sourced),
  evidence: { businessModel: evidenceOf("A talk"), pricing: evidenceOf("An offer"), totalUsers: evidenceOf("A count") },
});

export const sourcedSavings: FinancialProjection = {
  ...savings,
  origin: "user",
  savingMethod: { type: "Process Automation", description: "One round a week." },
  savingsModel: savings.savingsModel && {
    ...savings.savingsModel,
    unit: "month",
    savingsAssumptions: [
      { assumption: "Vans are full", icon: "truck" },
      { assumption: "Depots are near", icon: "map-pin" },
    ],
  },
  impactSizings: savings.impactSizings.map((sizing) => ({
    ...sizing,
    assumptionEntries: above.assumptionEntries.slice(0, 3).map(known),
  })),
  targetSavingsAreas: [
    { uuid: "a-1", areaType: "alternative" as const, title: "Rounds of vans", description: "Fewer rounds of vans." },
    { uuid: "a-2", areaType: "primary" as const, title: "Fewer rounds of vans", description: "Fewer rounds of vans." },
  ].map(sourced),
  costInterferences: [
    ...savings.costInterferences.map((each) => ({ ...each, icon: "clock" })),
    { uuid: "n-2", title: "Habit", icon: "", interferenceInsight: "They order.", mitigationStatement: "" },
  ].map(sourced),
  evidence: { savingMethod: evidenceOf("A trial"), savingsModel: evidenceOf("A bill") },
};

const at = "2026-03-02T10:00:00.000Z";
const ada = { uuid: "22222222-2222-4222-8222-222222222222", firstName: "Ada", lastName: "Moreau" };
const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };
const [first, , third, fourth, fifth] = above.assumptionEntries.map(({ uuid }) => uuid);

/** What people have set: numbers of the sizing from above, the price and a share. */
export const setByPeople: SectionWork = {
  edits: [
    { item: first ?? "", field: "scalar", written: 40_000, by: noor, at },
    { item: third ?? "", field: "scalar", written: 46, by: noor, at },
    { item: fourth ?? "", field: "title", written: "Card access", by: noor, at: null },
    { item: null, field: "pricing.price", written: 80, by: ada, at: null },
    { item: "k-1", field: "costPercentageEstimate", written: 30, by: null, at: null },
  ],
  added: [{ item: fifth ?? "", by: noor, at }],
};

/** The first number of the sizing from above was made an assumption. */
export const madeFromFirst = assumptionListWith({
  count: 1,
  results: [
    assumptionWith("There are forty thousand.", {
      uuid: "a-1",
      madeFrom: { section: "financialProjection", item: first ?? "", field: "", title: "Shared office buildings" },
    }),
  ],
});
