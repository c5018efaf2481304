import { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { draftTools, uuidsOf } from "#test-support/draft-tools.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { withValueSource } from "#test-support/task-inputs/financial-inputs.ts";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";
import { toldOfConcept } from "../../concepts/exports/told-of-concept.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { writeFinancialProjection } from "./write-financial-projection.ts";

const toolsFor = (brief: ConceptBrief) => draftTools(brief, finishedSections(brief));
const projectionOf = (brief: ConceptBrief) => writeFinancialProjection(toolsFor(brief));

test.each(
  conceptBriefs.flatMap((brief) =>
    ["New revenue", "Lower costs", "Not sure yet"].map(
      (answer) => [brief.concept.title, answer, withValueSource(brief, answer)] as const,
    ),
  ),
)("the projection of %s with the answer %s is one the contract takes", async (_, answer, brief) => {
  const projection = await projectionOf(brief);
  expect(FinancialProjection.parse(projection)).toEqual(projection);
  if (answer === "New revenue") expect(projection.layout).toBe("revenue");
  if (answer === "Lower costs") expect(projection.layout).toBe("savings");
  expect(projection.origin).toBe("draft");
});

test("the revenue layout fills its fields only, with sizes that follow from the assumptions", async () => {
  const projection = await projectionOf(refillDepots);
  const { savingMethod, savingsModel, impactSizings, targetSavingsAreas, costInterferences } = projection;
  expect({ savingMethod, savingsModel, impactSizings, targetSavingsAreas, costInterferences }).toEqual({
    savingMethod: null,
    savingsModel: null,
    impactSizings: [],
    targetSavingsAreas: [],
    costInterferences: [],
  });
  const [topDown, bottomUp] = projection.marketSizings;
  for (const sizing of projection.marketSizings) {
    const { expectedTam: tam, expectedSam: sam, expectedSom: som } = sizing;
    expect({ tam, sam, som }).toEqual(marketSize(sizing.assumptionEntries));
  }
  expect(topDown?.type).toBe("top_down");
  expect(projection.tam).toBe(topDown?.expectedTam);
  expect(projection.pricing).toMatchObject({ price: 90, unit: "floor and month", currency: "USD" });
  expect(bottomUp?.assumptionEntries.find(({ unit }) => unit === "$")?.scalar).toBe(90);
  expect(projection.totalUsers).toBe(10_000);
  expect(projection.serviceableAddressablePercent).toBeCloseTo(20, 8);
});

test("the savings layout fills its fields only, with an amount that follows from the assumptions", async () => {
  const projection = await projectionOf(liftMaintenance);
  const { businessModel, pricing, pricingModel, distributionChannels, costDrivers, marketSizings, totalUsers } =
    projection;
  expect([businessModel, pricing, pricingModel, totalUsers]).toEqual([null, null, null, null]);
  expect([...distributionChannels, ...costDrivers, ...marketSizings]).toEqual([]);
  const [impact] = projection.impactSizings;
  expect(impact?.expectedSavings).toBe(annualSavings(impact?.assumptionEntries ?? []));
  expect(projection.savingsModel).toMatchObject({
    savingsAmount: impact?.expectedSavings,
    unit: "year",
    currency: "USD",
  });
  expect(projection.targetSavingsAreas.map(({ areaType }) => areaType)).toEqual(["primary", "alternative"]);
});

test.each([
  ["revenue", refillDepots],
  ["savings", liftMaintenance],
] as const)("ids of the %s layout are unique, and the same when the section is written again", async (_, brief) => {
  const ids = uuidsOf(await projectionOf(brief));
  expect(ids.length).toBeGreaterThan(7);
  expect(new Set(ids).size).toBe(ids.length);
  expect(uuidsOf(await projectionOf(brief))).toEqual(ids);
});

test.each(["New revenue", "Lower costs"])("two concepts share no sentence when the answer is %s", async (answer) => {
  const told = conceptBriefs.filter((brief) => toldOfConcept(brief).statements.length > 0);
  const projections = await Promise.all(told.map((brief) => projectionOf(withValueSource(brief, answer))));
  expect(sharedSentences(projections)).toEqual([]);
});

test.each([
  [refillDepots, 5],
  [liftMaintenance, 2],
] as const)("all that follows from the business model starts at once", async (brief, width) => {
  const tools = toolsFor(brief);
  let running = 0;
  const runningAtStart: number[] = [];
  const run: WritingTools["run"] = async (task, input, part) => {
    running += 1;
    runningAtStart.push(running);
    await Promise.resolve();
    const result = await tools.run(task, input, part);
    running -= 1;
    return result;
  };
  await writeFinancialProjection({ ...tools, run, tryRun: run });
  expect(runningAtStart).toEqual([1, ...Array.from({ length: width }, (_, index) => index + 1)]);
  expect(tools.started[0]).toBe("business-model");
});

test("a projection of which one part alone was drafted is a draft", async () => {
  const tools = toolsFor(liftMaintenance);
  const drafting = (drafted: string) => {
    const byModel = <Result extends object>(name: string, result: Result) => ({
      ...result,
      origin: name === drafted ? ("draft" as const) : ("model" as const),
    });
    const run: WritingTools["run"] = async (task, input, options) =>
      byModel(task.name, await tools.run(task, input, options));
    const tryRun: WritingTools["tryRun"] = async (task, input, options) => {
      const result = await tools.tryRun(task, input, options);
      return result && byModel(task.name, result);
    };
    return writeFinancialProjection({ ...tools, run, tryRun });
  };
  for (const name of ["business-model", "savings-method", "impact-sizing"])
    expect((await drafting(name)).origin).toBe("draft");
  expect((await drafting("nothing")).origin).toBe("model");
});

test("a concept without customer profiles can be projected too", async () => {
  const projection = await writeFinancialProjection(draftTools(refillDepots));
  expect(projection.marketSizings).toHaveLength(2);
});
