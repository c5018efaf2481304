import { describe, expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { sectionsOfItsOwn } from "#test-support/drafted-ideas/sections-of-its-own.ts";
import { financialProjection, finishedSections, savingsFields } from "#test-support/finished-sections.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { digestReport } from "../../../writing/digest.ts";
import type { ExecutiveSummariesOutput } from "./output.ts";
import { executiveSummariesTask } from "./task.ts";

const inputFor = (brief: (typeof conceptBriefs)[number]) => ({ brief, report: digestReport(finishedSections(brief)) });
const input = inputFor(refillDepots);
const savings = {
  brief: liftMaintenance,
  report: digestReport({
    ...sectionsOfItsOwn(liftMaintenance, 7),
    financialProjection: financialProjection(
      liftMaintenance.concept.title,
      savingsFields(liftMaintenance.concept.title),
    ),
  }),
};

const answer: ExecutiveSummariesOutput = {
  financialMarketSizeRevenue: "By assumption $1.6 billion a year, 26.7% of it in reach.",
  financialMarketSizeSavings: "",
  marketScanTrendsDrivers: "Input cost weighs against the depots, tenant demand carries them.",
  marketScanEcosystem: "Nobody near it was found.",
  financialBusinessModel: "A subscription at $45 per floor and month, to be tested.",
  customerProfiles: "Hosts decide, landlords object.",
  keyAssumptions: "Hosts must keep it running after the first month.",
};
const assess = (changes: object, of: typeof input = input) =>
  assessed(executiveSummariesTask, { ...answer, ...changes }, of);
const refusedOf = (changes: object, of?: typeof input) => {
  const result = assess(changes, of);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

testTaskPromises(executiveSummariesTask, [
  ...conceptBriefs
    .filter((brief) => brief !== liftMaintenance)
    .map((brief, number) => ({ brief, report: digestReport(sectionsOfItsOwn(brief, number)) })),
  savings,
]);

test("a good answer is taken as it is", () => {
  expect(assess({})).toMatchObject({ outcome: "ok", output: answer, notes: [], mends: [] });
});

test("a savings summary of a projection about revenue is left out, and the other way round", () => {
  expect(assess({ financialMarketSizeSavings: "It saves a lot." })).toMatchObject({
    outcome: "ok",
    output: answer,
    mends: ["other-layout financialMarketSizeSavings"],
  });
  expect(assess({ financialMarketSizeSavings: undefined })).toMatchObject({ outcome: "ok", output: answer });
  const given = { financialMarketSizeSavings: "It saves a lot.", financialMarketSizeRevenue: "A market." };
  expect(assess(given, savings).mends).toEqual(["other-layout financialMarketSizeRevenue"]);
});

describe("an answer is refused in a part", () => {
  test("for a figure that does not stand in the report", () => {
    expect(refusedOf({ keyAssumptions: "Hosts must keep it running in 80% of buildings." })).toEqual([
      "invented-figure keyAssumptions",
    ]);
    expect(refusedOf({ financialMarketSizeRevenue: "A market of $3.1B." })).toEqual([
      "invented-figure financialMarketSizeRevenue",
    ]);
  });

  test("for any summary that is empty but the one of the other layout", () => {
    expect(refusedOf({ customerProfiles: " " })).toEqual(["empty-text customerProfiles"]);
    expect(refusedOf({}, savings)).toContain("empty-text financialMarketSizeSavings");
  });
});

describe("a draft", () => {
  test("tells the market with its figures where the projection is about revenue", () => {
    const draft = draftOf(executiveSummariesTask, input);
    expect(draft.financialMarketSizeRevenue).toContain("$1.59B");
    expect(draft.financialMarketSizeSavings).toBe("");
    expect(draft.financialBusinessModel).toContain("“Subscription”");
  });

  test("tells the savings where it is about savings", () => {
    const draft = draftOf(executiveSummariesTask, savings);
    expect(draft.financialMarketSizeSavings).toContain("$318.00K");
    expect(draft.financialMarketSizeRevenue).toBe("");
    expect(draft.financialBusinessModel).toContain("“Preventive Maintenance Programs”");
  });

  test("puts the riskiest belief first and names the personas", () => {
    const draft = draftOf(executiveSummariesTask, input);
    expect(draft.keyAssumptions).toMatch(/hosts keep.+few people ask/isu);
    expect(draft.customerProfiles).toContain("Ana Silva (Office hosts) and Ben Roth (Landlords)");
  });

  test("admits what is missing where nothing is written yet", () => {
    const nothing = { brief: refillDepots, report: digestReport({}) };
    expect(executiveSummariesTask.check(draftOf(executiveSummariesTask, nothing), nothing)).toEqual([]);
  });
});
