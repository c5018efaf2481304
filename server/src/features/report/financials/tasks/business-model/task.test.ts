import { describe, expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots, wardPlanner } from "#test-support/concept-briefs.ts";
import { customersOf, withValueSource } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { payingModel } from "../paying-model.ts";
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
  saidOfAnswer(businessModelTask, answer(change), inputOf(brief)).join("\n");
const assess = (change: object, brief = refillDepots) =>
  assessed(businessModelTask, { ...answer(), ...change }, inputOf(brief));

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

test("what the people chose is the only layout there is", () => {
  expect(assess({ layout: "both" })).toMatchObject({ outcome: "ok", output: answer() });
  expect(assess({ layout: "savings" })).toMatchObject({ outcome: "ok", output: answer() });
  const saving = assess({ layout: "Cost savings", ...noRevenue }, liftMaintenance);
  expect(saving).toMatchObject({ outcome: "ok", output: { layout: "savings", ...noRevenue } });
  expect(assess({ layout: "both" }, wardPlanner)).toMatchObject({
    outcome: "malformed",
    refused: [{ place: "layout" }],
  });
});

test("what was written for the other layout is written anew as a whole", () => {
  const whole = { outcome: "check_failed", refused: [{ rule: "layout-of-fields", place: "" }] };
  expect(assess({ layout: "revenue", ...noRevenue })).toMatchObject(whole);
  expect(assess({ layout: "savings" }, liftMaintenance)).toMatchObject(whole);
  expect(assess({ layout: "revenue", ...noRevenue }, wardPlanner)).toMatchObject(whole);
  expect(assess({ layout: "savings" }, wardPlanner)).toMatchObject(whole);
});

test("a field that is missing is asked for alone, and what savings do not need is left out", () => {
  expect(assess({ price: null })).toMatchObject({
    outcome: "check_failed",
    refused: [{ rule: "missing-field", place: "price", problem: expect.stringContaining("price is null") }],
  });
  expect(assess({ layout: "savings", ...noRevenue, subtype: "Subscription" }, liftMaintenance)).toMatchObject({
    outcome: "ok",
    output: { layout: "savings", ...noRevenue },
    mends: ["not-of-savings subtype"],
  });
  expect(check({ layout: "savings", ...noRevenue, price: 90 }, liftMaintenance)).toContain("price must be null");
});

test("a model of the library has the library's name and family", () => {
  expect(assess({ subtype: "subscription", type: "Platform" })).toMatchObject({
    outcome: "ok",
    output: { type: "Recurring Revenue", subtype: "Subscription" },
    mends: ["family-follows-model type", "name-of-the-library subtype"],
  });
  expect(assess({ type: null })).toMatchObject({ outcome: "ok", output: { type: "Recurring Revenue" } });
  expect(assess({ subtype: "Depot club", type: "Platform" })).toMatchObject({
    outcome: "ok",
    output: { type: "Platform", subtype: "Depot club" },
    mends: [],
  });
});

test.each([
  ["per order", "order"],
  ["Per floor and month", "floor and month"],
  ["$/order", "order"],
  ["USD per seat", "seat"],
  ["each order", "order"],
  ["a month", "month"],
])("the unit “%s” is “%s”", (priceUnit, unit) => {
  expect(assess({ priceUnit })).toMatchObject({
    outcome: "ok",
    output: { priceUnit: unit },
    mends: ["unit-without-per priceUnit"],
  });
});

test("a unit that only begins like a word before it stays", () => {
  for (const priceUnit of ["person", "each", "appointment", "annual licence"])
    expect(assess({ priceUnit })).toMatchObject({ output: { priceUnit }, mends: [] });
});

test("a pricing model without a name is named by its unit", () => {
  expect(assess({ pricingModel: "", priceUnit: "per order" })).toMatchObject({
    outcome: "ok",
    output: { pricingModel: "Price per order" },
  });
  expect(assess({ pricingModel: null, priceUnit: null })).toMatchObject({
    refused: [{ place: "pricingModel" }, { place: "priceUnit" }],
  });
});

test("a price in words is read", () => {
  expect(assess({ price: "$90 per floor" })).toMatchObject({ outcome: "ok", output: { price: 90 } });
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

test("where nobody chose, a draft takes the concept for something that is sold, and says so", () => {
  const { layout, overview } = draftOf(businessModelTask, inputOf(withValueSource(wardPlanner, undefined)));
  expect(layout).toBe("revenue");
  expect(overview).toMatch(/not decided|still to choose|choice between|decide whether/iu);
});

test("a draft names the business model that people's words name, else the two between which they have to choose", () => {
  expect(draftOf(businessModelTask, input)).toMatchObject({ type: "Recurring Revenue", subtype: "Subscription" });
  const open = draftOf(businessModelTask, inputOf(withValueSource(wardPlanner, undefined)));
  expect(open).toMatchObject({ type: null, subtype: "Open: fee or price by use" });
  expect(payingModel(open)).toMatchObject({ type: "", subtype: "Open: fee or price by use" });
});

test("a draft quotes the words that name the business model, and no answer about something else", () => {
  const clarifications = [{ question: "Which floors first?", answers: ["The third floor, by the lifts"] }];
  const brief = { ...refillDepots, seed: { ...refillDepots.seed, clarifications } };
  const { description } = draftOf(businessModelTask, inputOf(brief));
  expect(description).toContain("“A monthly fee of $90 per floor, paid by the building owner”");
  expect(description).toContain("Subscription");
});

test("a model's answer without a family is refused, whatever it calls its business model", () => {
  expect(assess({ type: null, subtype: "Depot club" })).toMatchObject({ refused: [{ place: "type" }] });
});
