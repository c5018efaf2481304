import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona, personaInputs } from "#test-support/persona-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { ProfileSignalsOutput } from "./output.ts";
import { profileSignalsTask } from "./task.ts";

const input = { brief: refillDepots, persona: persona(), otherSegments: ["Landlords"] };
type Signal = ProfileSignalsOutput["signals"][number];
const signal = (description: string, stance: Signal["stance"] = "Neutral"): Signal => ({
  description,
  stance,
  sourceCategory: "User Forum",
});
const answer: ProfileSignalsOutput = {
  signals: [
    signal("Look whether hosts trade refill tips in forums.", "In Favour"),
    signal("Look whether pilots were stopped and why.", "Against"),
    signal("Look whether leases mention storage."),
    signal("Look whether wholesalers list bulk soap."),
  ],
  signalsSummary: "None has been looked up. A stopped pilot would settle most.",
};
const problemsOf = (signals: Signal[]) => profileSignalsTask.check({ ...answer, signals }, input).join();

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileSignalsTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken", () => {
  expect(profileSignalsTask.check(profileSignalsTask.output.parse(answer), input)).toEqual([]);
});

describe("an answer is refused", () => {
  test("without a signal against", () => {
    expect(problemsOf(answer.signals.filter(({ stance }) => stance !== "Against"))).toContain(
      "No signal has the stance “Against”",
    );
  });

  test("when it claims to have found something", () => {
    expect(problemsOf([...answer.signals, signal("Studies show that hosts refill gladly.")])).toContain(
      "nothing was looked up",
    );
  });

  test("for an address of a source", () => {
    expect(problemsOf([...answer.signals, signal("See https://forum.example/refill for it.")])).toContain("address");
  });

  test("[S2.5-27] for a description over 500 characters", () => {
    expect(problemsOf([...answer.signals, signal(`Look ${"and look ".repeat(60)}`)])).toContain("use at most 400");
  });
});

test("a draft looks on both sides", () => {
  for (const { signals } of personaInputs(refillDepots).map((each) => draftOf(profileSignalsTask, each))) {
    const stances = signals.map(({ stance }) => stance);
    expect(stances).toContain("Against");
    expect(stances).toContain("In Favour");
  }
});
