import { expect, test } from "vitest";
import { bareConcept, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections, savingsFields } from "#test-support/finished-sections.ts";
import { digestReport } from "./digest.ts";
import { digestText } from "./digest-text.ts";

const idea = liftMaintenance.concept.title;

test("the sizes of the market stand in the digest as the report shows them", () => {
  const text = digestText(digestReport(finishedSections(refillDepots)));
  expect(text).toContain("TAM $1.59B; SAM $423.20M (26.7% of TAM); SOM $25.39M (6.0% of SAM)");
  expect(text).toContain("Price:\n> $45 per floor and month");
  expect(text).toContain("Made from:\n> - Shared office buildings: 41,200 buildings\n> - Won within three years: 6%");
  expect(text).toContain("Channels:\n> - Direct sales\n> - Resellers");
});

test("a projection of savings tells the savings and no market", () => {
  const text = digestText(digestReport(finishedSections(liftMaintenance, savingsFields(idea))));
  expect(text).toContain("Expected savings a year:\n> $318.00K");
  expect(text).not.toContain("TAM");
});

test("a saving that is not sized yet is told as it was estimated", () => {
  const projection = { ...savingsFields(idea), impactSizings: [] };
  const text = digestText(digestReport(finishedSections(liftMaintenance, projection)));
  expect(text).toContain("Expected savings a year:\n> $12");
});

test("a price, a model and an amount of money are told as they are read", () => {
  const sections = finishedSections(refillDepots);
  const { pricing, businessModel, marketSizings } = sections.financialProjection;
  const [entry] = marketSizings[0]?.assumptionEntries ?? [];
  if (!pricing || !businessModel || !entry) throw new Error("there is no price");
  const projection = {
    pricing: { ...pricing, unit: "Per floor" },
    businessModel: { ...businessModel, type: "Subscription", subtype: "By the floor" },
    marketSizings: marketSizings.map((sizing) => ({
      ...sizing,
      assumptionEntries: [{ ...entry, title: "Spent on soap", unit: "$", scalar: 1234.5 }],
    })),
  };
  const text = digestText(digestReport(finishedSections(refillDepots, projection as never)));
  expect(text).toContain("Price:\n> $45 per floor");
  expect(text).toContain("> By the floor.");
  expect(text).toContain("> - Spent on soap: $1,234.5");
});

test("personas, forces, insights and assumptions are told without their ids", () => {
  const sections = finishedSections(refillDepots);
  const text = digestText(digestReport(sections));
  expect(text).toContain("Primary profile:\n> Office hosts (Ana Silva)");
  expect(text).toContain("- Input cost: Mostly Headwinds (8).");
  expect(text).toContain("- Desirability, high risk: Hosts keep Refill depots for shared offices running");
  expect(text).not.toContain(sections.marketScan.uuid);
});

test("sections that are not written leave no trace", () => {
  expect(digestText(digestReport({}))).toBe("");
  const { customers, financials } = digestReport({ trends: finishedSections(bareConcept).trends });
  expect([customers, financials]).toEqual([[], null]);
});
