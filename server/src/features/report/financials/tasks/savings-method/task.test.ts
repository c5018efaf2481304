import { expect, test } from "vitest";
import { conceptBriefs, liftMaintenance } from "#test-support/concept-briefs.ts";
import { savingsInput } from "#test-support/financial-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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

const check = (change: Partial<SavingsMethodOutput>) => savingsMethodTask.check(answer(change), input).join("\n");

testTaskPromises(savingsMethodTask, conceptBriefs.map(savingsInput));

test("a good answer is taken", () => {
  expect(savingsMethodTask.check(savingsMethodTask.output.parse(answer()), input)).toEqual([]);
});

test("a method that is not among the twenty-two is no answer", () => {
  expect(savingsMethodTask.output.safeParse(answer({ methodType: "Magic" as never })).success).toBe(false);
  expect(
    savingsMethodTask.output.safeParse(answer({ methodType: "preventive maintenance programs" as never })).success,
  ).toBe(false);
});

test("no primary area, the same area twice and a figure from nowhere are told", () => {
  expect(check({ targetAreas: answer().targetAreas.map((area) => ({ ...area, areaType: "alternative" })) })).toContain(
    "0 target areas",
  );
  expect(check({ targetAreas: answer().targetAreas.map((area) => ({ ...area, title: "Overtime" })) })).toContain(
    "twice",
  );
  expect(check({ description: "It ends 70% of all calls." })).toContain("70%");
  expect(check({ description: "It ends 30% of all visits." })).toBe("");
});

test("a draft takes the method that the words speak for", () => {
  expect(draftOf(savingsMethodTask, input).methodType).toBe("Preventive Maintenance Programs");
});
