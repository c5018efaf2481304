import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, wardPlanner } from "#test-support/concept-briefs.ts";
import { savingsInput } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import type { SavingsInput } from "../saving-plan.ts";
import type { ImpactSizingOutput } from "./output.ts";
import { impactSizingTask } from "./task.ts";

const input = savingsInput(liftMaintenance);

type Entry = ImpactSizingOutput["entries"][number];

function answer(change: Partial<ImpactSizingOutput> = {}): ImpactSizingOutput {
  const entry = (title: string, unit: string, scalar: number): Entry => ({
    title,
    description: `${title}: ask the dispatcher for the real number.`,
    unit,
    unitDescription: `${unit}, for ${title}`,
    scalar,
    low: null,
    high: null,
    basis: "assumed",
    operator: "*",
  });
  return {
    title: "Weekend calls",
    reasoning: "Calls times cost times the part that ends. The part is known least.",
    entries: [entry("Night calls", "calls a year", 500), entry("Cost of a call", "$", 180), entry("Ended", "%", 30)],
    ...change,
  };
}

const check = (change: Partial<ImpactSizingOutput>) => saidOfAnswer(impactSizingTask, answer(change), input).join("\n");
const assess = (change: object) => assessed(impactSizingTask, { ...answer(), ...change }, input);
const savingsOf = (given: SavingsInput) =>
  annualSavings(draftOf(impactSizingTask, given).entries.map((entry, order) => ({ ...entry, order })));

/** The lift concept with other words about where the money goes. */
function spending(...answers: string[]): SavingsInput {
  const asked = input.brief.seed.answers.map((entry) =>
    entry.identifier === "cost_sources" ? { ...entry, answers } : entry,
  );
  return { ...input, brief: { ...input.brief, seed: { ...input.brief.seed, answers: asked } } };
}

test("what is spent today is taken as it was entered, with its rhythm", () => {
  const [cost, times] = draftOf(impactSizingTask, spending("Overtime: USD 12000/month")).entries;
  expect([cost, times]).toMatchObject([
    { unit: "$", scalar: 12_000, basis: "words" },
    { unit: "times a year", scalar: 12 },
  ]);
  // What other money is in dollars is nobody's to guess.
  const [other] = draftOf(impactSizingTask, spending("Overtime: EUR 12000/month")).entries;
  expect(other).toMatchObject({ unit: "$", basis: "assumed" });
  expect(other?.description).toContain("EUR 12000");
});

testTaskPromises(impactSizingTask, conceptBriefs.map(savingsInput));

test("a good answer is taken", () => {
  expect(impactSizingTask.check(impactSizingTask.output.parse(answer()), input)).toEqual([]);
});

test("no money, no share, no saving and a wrong beginning are told", () => {
  const { entries } = answer();
  const [calls, cost, share] = entries;
  if (!calls || !cost || !share) throw new Error("The fixture has three entries.");
  expect(check({ entries: [calls, { ...cost, unit: "hours" }, share] })).toContain('No entry is in "$"');
  expect(check({ entries: [calls, cost, { ...share, unit: "crews" }] })).toContain('No entry is in "%"');
  expect(
    check({
      entries: [
        calls,
        cost,
        { ...share, operator: "(-)" },
        {
          ...cost,
          title: "Sensors",
          description: "See the offer of the maker.",
          unitDescription: "a year",
          scalar: 900_000,
          operator: "(-)",
        },
      ],
    }),
  ).toContain("more than 0");
  expect(check({ entries: [{ ...calls, operator: "-" }, cost, share] })).toContain("entries.0 is the first");
});

test("signs, units and the first operator are put right", () => {
  const [calls, cost, share] = answer().entries;
  expect(
    assess({
      entries: [
        { ...calls, operator: "(+)" },
        { ...cost, unit: "US dollars", scalar: "$180" },
        { ...share, unit: "percent" },
      ],
    }),
  ).toMatchObject({ outcome: "ok", output: answer(), notes: [] });
});

test("a cost and its share are enough; a bad assumption is asked for again, never left out", () => {
  const [calls, cost, share] = answer().entries;
  expect(assess({ entries: [cost, share] })).toMatchObject({ outcome: "ok", notes: [{ place: "entries" }] });
  expect(assess({ entries: [cost] })).toMatchObject({ outcome: "malformed", refused: [{ rule: "too-few-items" }] });
  expect(assess({ entries: [calls, { ...cost, scalar: null }, share] })).toMatchObject({
    outcome: "malformed",
    refused: [{ place: "entries.1.scalar" }],
  });
});

test("a saving without a share is asked for again, and then kept with a note", () => {
  const [calls, cost, share] = answer().entries;
  expect(assess({ entries: [calls, cost, { ...share, unit: "crews" }] })).toMatchObject({
    outcome: "check_failed",
    refused: [{ rule: "no-share", place: "entries", orMark: expect.stringContaining("which share") }],
  });
});

test("the total in a text is told", () => {
  expect(check({ reasoning: "It saves $27,000 a year." })).toContain("$27,000");
});

test("a draft begins with an amount that the people wrote", () => {
  expect(draftOf(impactSizingTask, input).entries.map(({ unit, scalar }) => [unit, scalar])).toEqual([
    ["$", 12_000],
    ["times a year", 12],
    ["%", 20],
  ]);
  expect(savingsOf(input)).toBe(28_800);
});

test("a draft counts the people that the people wrote of", () => {
  const { entries } = draftOf(impactSizingTask, spending("Overtime for 45 technicians at weekends"));
  expect(entries[0]).toMatchObject({ unit: "technicians", scalar: 45 });
});

test("a draft without numbers begins with round ones and says so", () => {
  const { entries } = draftOf(impactSizingTask, savingsInput(wardPlanner));
  expect(entries.map(({ unit }) => unit)).toEqual(["people", "hours a year", "$", "%"]);
  expect(entries[0]?.description).toMatch(/assumed|start value/u);
});
