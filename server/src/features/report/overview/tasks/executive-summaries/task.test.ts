import { describe, expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections, savingsFields } from "#test-support/finished-sections.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { digestReport } from "../../../writing/digest.ts";
import type { ExecutiveSummariesOutput } from "./output.ts";
import { executiveSummariesTask } from "./task.ts";

const inputFor = (brief: (typeof conceptBriefs)[number]) => ({ brief, report: digestReport(finishedSections(brief)) });
const input = inputFor(refillDepots);
const savings = {
  brief: liftMaintenance,
  report: digestReport(finishedSections(liftMaintenance, savingsFields(liftMaintenance.concept.title))),
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
const problemsOf = (changes: Partial<ExecutiveSummariesOutput>) =>
  executiveSummariesTask.check({ ...answer, ...changes }, input).join("\n");

testTaskPromises(executiveSummariesTask, [
  ...conceptBriefs.filter((brief) => brief !== liftMaintenance).map(inputFor),
  savings,
]);

test("a good answer is taken", () => {
  expect(executiveSummariesTask.check(executiveSummariesTask.output.parse(answer), input)).toEqual([]);
});

describe("an answer is refused", () => {
  test("for a figure that does not stand in the report", () => {
    expect(problemsOf({ keyAssumptions: "Hosts must keep it running in 80% of buildings." })).toContain("80%");
    expect(problemsOf({ financialMarketSizeRevenue: "A market of $3.1B." })).toContain("$3.1B");
  });

  test("for a savings summary of a projection about revenue", () => {
    expect(problemsOf({ financialMarketSizeSavings: "It saves a lot." })).toContain("must stay an empty text");
  });

  test("for any other summary that is empty", () => {
    expect(problemsOf({ customerProfiles: " " })).toContain("customerProfiles is empty");
    expect(executiveSummariesTask.check(answer, savings).join()).toContain("financialMarketSizeSavings is empty");
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
