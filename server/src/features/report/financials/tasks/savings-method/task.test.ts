import { expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, wardPlanner } from "#test-support/concept-briefs.ts";
import { savingsInput } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import type { SavingsMethodOutput } from "./output.ts";
import { savingsMethodTask } from "./task.ts";

const input = savingsInput(liftMaintenance);

function answer(change: Partial<SavingsMethodOutput> = {}): SavingsMethodOutput {
  return {
    methodType: "Preventive Maintenance Programs",
    description: "Parts are changed on the regular visit, before the lift stops.",
    considerations: [
      { icon: "clock", consideration: "Night calls must really end." },
      { icon: "calendar", consideration: "Owners must let crews in on weekdays." },
    ],
    targetAreas: [
      { areaType: "primary", title: "Weekend overtime", description: "It stands on the wage bill." },
      { areaType: "alternative", title: "Flown-in parts", description: "They stand on the freight bill." },
    ],
    interferences: [
      {
        title: "False alarms",
        icon: "alert-triangle",
        interferenceInsight: "Crews drive out for nothing.",
        mitigationStatement: "Compare a quarter of alarms with what was found.",
      },
      {
        title: "Two systems",
        icon: "copy",
        interferenceInsight: "Dispatchers keep the old calendar too.",
        mitigationStatement: "Close the calendar on the day of the change.",
      },
    ],
    ...change,
  };
}

const check = (change: Partial<SavingsMethodOutput>) =>
  saidOfAnswer(savingsMethodTask, answer(change), input).join("\n");
const assess = (change: object) => assessed(savingsMethodTask, { ...answer(), ...change }, input);

testTaskPromises(savingsMethodTask, conceptBriefs.map(savingsInput));

test("a good answer is taken", () => {
  expect(savingsMethodTask.check(savingsMethodTask.output.parse(answer()), input)).toEqual([]);
});

test("a method is known by its name in any capitals; one that is not among the twenty-two is asked for again", () => {
  expect(assess({ methodType: "preventive maintenance programs" })).toMatchObject({
    outcome: "ok",
    output: { methodType: "Preventive Maintenance Programs" },
  });
  expect(assess({ methodType: "Magic" })).toMatchObject({ outcome: "malformed", refused: [{ place: "methodType" }] });
});

test("one area is primary and comes first", () => {
  const [overtime, parts] = answer().targetAreas;
  const none = assess({ targetAreas: [{ ...overtime, areaType: "alternative" }, parts] });
  expect(none).toMatchObject({ output: { targetAreas: [{ areaType: "primary" }, { areaType: "alternative" }] } });
  expect(none.mends).toEqual(["one-primary targetAreas.0"]);
  expect(assess({ targetAreas: [parts, overtime] })).toMatchObject({
    output: { targetAreas: [{ title: "Weekend overtime" }, { title: "Flown-in parts" }] },
  });
});

test("an icon that there is none of becomes a neutral one", () => {
  const withIcon = <Item extends object>(items: readonly Item[]) => items.map((item) => ({ ...item, icon: "rocket" }));
  const { considerations, interferences } = answer();
  expect(assess({ considerations: withIcon(considerations), interferences: withIcon(interferences) })).toMatchObject({
    outcome: "ok",
    output: {
      considerations: [{ icon: "list-check" }, { icon: "list-check" }],
      interferences: [{ icon: "alert-triangle" }, { icon: "alert-triangle" }],
    },
  });
});

test.each(["considerations", "targetAreas", "interferences"] as const)(
  "one of the %s is enough, none is not",
  (list) => {
    const [first] = answer()[list];
    const note = { place: list, sentence: "1 of 2 could be used." };
    expect(assess({ [list]: [first] })).toMatchObject({ outcome: "ok", notes: [note] });
    expect(assess({ [list]: [first, first] })).toMatchObject({ outcome: "ok", notes: [note] });
    expect(assess({ [list]: [] })).toMatchObject({ outcome: "malformed", refused: [{ place: list }] });
  },
);

test("the same area or interference twice and a figure from nowhere are told", () => {
  const twice = <Item extends object>(items: readonly Item[]) => items.map((item) => ({ ...item, title: "Overtime" }));
  expect(check({ targetAreas: twice(answer().targetAreas) })).toContain("among the target areas");
  expect(check({ interferences: twice(answer().interferences) })).toContain("among the interferences");
  expect(check({ description: "It ends 70% of all calls." })).toContain("70%");
  expect(check({ description: "It ends 30% of all visits." })).toBe("");
});

test("a draft takes the method that people's words name, and the costs they named as its areas", () => {
  const { methodType, description, targetAreas } = draftOf(savingsMethodTask, input);
  expect(methodType).toBe("Preventive Maintenance Programs");
  expect(description).toMatch(/will fail before the lift stops|repairs/u);
  expect(targetAreas.map(({ title }) => title)).toEqual([
    "Overtime for 45 technicians at weekends",
    "Spare parts that are flown in for $12,000 a month",
  ]);
});

test("where the words name no method, a draft says between which two to choose", () => {
  const { description, targetAreas } = draftOf(savingsMethodTask, savingsInput(wardPlanner));
  expect(description).toContain("Workflow Simplification");
  expect(description).toContain("Process Automation");
  expect(targetAreas.map(({ title }) => title)).toEqual(["A cost still to be named"]);
});
