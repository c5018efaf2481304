import { expect, test } from "vitest";
import { conceptBriefs, refillDepots, wardPlanner } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { revenueInput } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import type { PricingOutput } from "./output.ts";
import { pricingTask } from "./task.ts";

const input = revenueInput(refillDepots);

function answer(change: Partial<PricingOutput> = {}): PricingOutput {
  return {
    reasoning: "Owners hold it against the bill for boxes. At $90 they need no approval by the board.",
    additionalConsiderations: [
      { icon: "users", consideration: "Small buildings may want to pay by the litre." },
      { icon: "receipt", consideration: "Owners pass the fee on to tenants once a year." },
      { icon: "gift", consideration: "A free month teaches nothing about the price." },
    ],
    ...change,
  };
}

testTaskPromises(pricingTask, conceptBriefs.map(revenueInput));

test("a good answer is taken, and may name the price", () => {
  expect(pricingTask.check(pricingTask.output.parse(answer()), input)).toEqual([]);
  // Also where people have said none.
  const { brief, ...decided } = input;
  const start = { ...decided, brief: revenueInput(wardPlanner).brief, model: { ...decided.model, price: 1370 } };
  const reasoning = "At $1,370 they need no approval by the board.";
  expect(pricingTask.check(answer({ reasoning }), start)).toEqual([]);
});

test("another price, a consideration that stands twice and an empty text are told", () => {
  const check = (change: Partial<PricingOutput>) => saidOfAnswer(pricingTask, answer(change), input).join("\n");
  expect(check({ reasoning: "Owners would rather pay $120." })).toContain("$120");
  const [first] = answer().additionalConsiderations;
  expect(
    check({ additionalConsiderations: [...answer().additionalConsiderations, ...(first ? [first] : [])] }),
  ).toContain("twice");
  expect(check({ reasoning: "" })).toContain("empty");
});

test("two considerations are enough, one is not, and what stands twice stands once", () => {
  const considerations = answer().additionalConsiderations;
  const assess = (...additionalConsiderations: unknown[]) =>
    assessed(pricingTask, { ...answer(), additionalConsiderations }, input);
  const [first, second, third] = considerations;
  const two = { outcome: "ok", notes: [{ sentence: "2 of 3 could be used." }] };
  expect(assess(first, second)).toMatchObject(two);
  expect(assess(first, second, first)).toMatchObject(two);
  expect(assess(first, { ...second, icon: "users" }, third)).toMatchObject({ outcome: "ok", notes: [] });
  expect(assess(first)).toMatchObject({ outcome: "malformed", refused: [{ rule: "too-few-items" }] });
  expect(assess({ ...first, icon: "rocket" }, second, third)).toMatchObject({
    outcome: "ok",
    output: { additionalConsiderations: [{ icon: "coin" }, second, third] },
  });
});

test("the prompt carries the decided price", () => {
  expect(pricingTask.prompt(input).prefix).toMatch(/price to test first:\n> .*\$90 per floor and month/);
});

test("a draft says whether the price is the team's own or a start value", () => {
  const own = "“A monthly fee of $90 per floor, paid by the building owner”";
  expect(draftOf(pricingTask, input).reasoning).toContain(own);
  expect(draftOf(pricingTask, input).reasoning).not.toContain("start value");
  expect(draftOf(pricingTask, revenueInput(wardPlanner)).reasoning).toContain("start value");
});

/** What is said beside who signs where questions were answered so. */
function signerAmong(brief: ConceptBrief, ...answers: string[]): string | undefined {
  const clarifications = [{ question: "What else?", answers }];
  const told = { ...revenueInput(brief), brief: { ...brief, seed: { ...brief.seed, clarifications } } };
  return draftOf(pricingTask, told).additionalConsiderations[1]?.consideration;
}

test.each<[answer: string, isQuoted: boolean]>([
  ["The building owner signs, the facility manager decides", true],
  ["It comes out of the budget for cleaning", true],
  ["The third floor, by the lifts", false],
  ["A signal at the lift says it is empty", false],
])("of what was answered to questions, a draft says “%s” beside who signs: %s", (answered, isQuoted) => {
  const signer = signerAmong(refillDepots, "As before", answered);
  expect(signer?.includes(`“${answered}”`)).toBe(isQuoted);
  expect(signer).not.toContain("As before");
});

test.each([
  ["german", "Der Inhaber unterschreibt", "Zuerst die großen Öfen", "Sehr zahlreich sind sie nicht"],
  ["spanish", "El padre firma la reserva", "Primero en abril", "Es una idea firme"],
  ["japanese", "店主が契約する", "最初は駅前から", "屋上は広い"],
])("in %s, too", (language, aboutBuying, ...others) => {
  const brief = evaluationBriefs.find(({ name }) => name === language)?.concept ?? refillDepots;
  expect(signerAmong(brief, ...others, aboutBuying)).toContain(aboutBuying);
  for (const other of others) expect(signerAmong(brief, other)).not.toContain(other);
});
