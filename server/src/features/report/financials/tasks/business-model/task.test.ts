import { describe, expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots, wardPlanner } from "#test-support/concept-briefs.ts";
import { customersOf, withValueSource } from "#test-support/financial-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { businessModels } from "../../../../../library/business-models.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import type { BusinessModelOutput } from "./output.ts";
import { businessModelTask } from "./task.ts";

const inputOf = (brief: ConceptBrief) => ({ brief, customers: customersOf(brief) });
const input = inputOf(refillDepots);

function answer(change: Partial<BusinessModelOutput> = {}): BusinessModelOutput {
  return {
    layout: "revenue",
    overview: "Owners pay out of the cleaning budget. It holds as long as tenants stay.",
    description: "The owner pays a fee for each floor that has a depot.",
    type: "Recurring Revenue",
    subtype: "Subscription",
    pricingModel: "Fixed fee per floor",
    price: 90,
    priceUnit: "floor and month",
    ...change,
  };
}

const noRevenue = { type: null, subtype: null, pricingModel: null, price: null, priceUnit: null };
const check = (change: Partial<BusinessModelOutput>, brief = refillDepots) =>
  businessModelTask.check(answer(change), inputOf(brief)).join("\n");

testTaskPromises(businessModelTask, conceptBriefs.map(inputOf));
describe("lower costs", () => {
  const briefs = conceptBriefs.map((brief) => inputOf(withValueSource(brief, "Lower costs")));
  testTaskPromises(businessModelTask, briefs);
});

test("a good answer is taken, for revenue and for savings", () => {
  expect(businessModelTask.check(businessModelTask.output.parse(answer()), input)).toEqual([]);
  expect(check({ layout: "savings", ...noRevenue }, liftMaintenance)).toBe("");
});

test("what the people chose decides, and a model that disagrees is told", () => {
  expect(check({ layout: "savings", ...noRevenue })).toContain('the people chose "revenue"');
  expect(check({}, liftMaintenance)).toContain('the people chose "savings"');
  expect(check({}, wardPlanner)).toBe("");
  expect(check({ layout: "savings", ...noRevenue }, wardPlanner)).toBe("");
});

test("the request says what was chosen", () => {
  const request = (brief: ConceptBrief) => businessModelTask.prompt(inputOf(brief)).request;
  expect(request(refillDepots)).toContain("The people chose new revenue");
  expect(request(liftMaintenance)).toContain("The people chose lower costs");
  expect(request(wardPlanner)).toContain("The people did not choose");
});

test("a layout without its fields, or with those of the other, is told", () => {
  expect(check({ price: null })).toContain("price is null");
  expect(check({ layout: "savings", ...noRevenue, subtype: "Subscription" }, liftMaintenance)).toContain(
    "subtype must be null",
  );
});

test("a name of the library under another family, and a unit with its preposition, are told", () => {
  expect(check({ type: "Platform" })).toContain('"Subscription" belongs to the type "Recurring Revenue"');
  expect(check({ subtype: "Depot club", type: "Platform" })).toBe("");
  expect(check({ priceUnit: "per floor" })).toContain("leave out the word");
});

test("figures in texts are told, the price and the people's own are not", () => {
  expect(check({ overview: "The market is worth $3 billion." })).toContain("$3 billion");
  expect(check({ overview: "Owners pay $90 for each floor, and 400 customers would be asked." })).toBe("");
});

test("half dollars, prices of nothing and unknown families are no answer", () => {
  const parses = (change: object) => businessModelTask.output.safeParse({ ...answer(), ...change }).success;
  expect([{ price: 9.5 }, { price: 0 }, { type: "Magic" }, { layout: "both" }].some(parses)).toBe(false);
});

test("a draft keeps to the choice, and takes the price the people wrote", () => {
  expect(draftOf(businessModelTask, input)).toMatchObject({
    layout: "revenue",
    price: 90,
    priceUnit: "floor and month",
  });
  expect(draftOf(businessModelTask, inputOf(liftMaintenance))).toMatchObject({ layout: "savings", ...noRevenue });
});

test("where nobody chose, a draft takes the concept for something that is sold", () => {
  const { layout, subtype, type } = draftOf(businessModelTask, inputOf(withValueSource(wardPlanner, undefined)));
  expect(layout).toBe("revenue");
  expect(businessModels.find((model) => model.subtype === subtype)?.type).toBe(type);
});
