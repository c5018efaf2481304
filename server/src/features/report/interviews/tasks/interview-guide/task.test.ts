import { findLeadingQuestion } from "@seedbed/rules/interviews/leading-question";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { assessed, draftOf } from "#test-support/task-promises.ts";
import { testVersionRecord } from "#test-support/version-record.ts";
import type { InterviewGuideInput } from "./prompt.ts";
import { interviewGuideTask } from "./task.ts";

const input: InterviewGuideInput = {
  brief: refillDepots,
  segment: "Facility leads",
  description: "Keeps four buildings running.",
  atStake: [
    { handle: "assumption-1", statement: "Deliveries are the pain they act on.", importance: 3, certainty: 2 },
    { handle: "assumption-2", statement: "A saving outweighs a second supplier.", importance: 3, certainty: 1 },
  ],
  present: [],
};
const question = (text: string, serves = "none") => ({ question: text, followUp: "Then: what did it cost?", serves });
const good = [
  question("Walk me through the last time something ran out.", "assumption-1"),
  question("What have you tried, and what became of it?"),
  question("Tell me about the last time you took on a new supplier.", "assumption-2"),
  question("Who else has a say about the basement?"),
  question("What does a usual week look like?"),
];
const assess = (...questions: object[]) => assessed(interviewGuideTask, { questions }, input);
const refusedOf = (...questions: object[]) => {
  const result = assess(...questions);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

testVersionRecord(interviewGuideTask, input);

test("a good guide is taken as it is", () => {
  expect(assess(...good)).toMatchObject({ outcome: "ok", output: { questions: good }, notes: [], mends: [] });
});

test("a question that leads is refused with a better one", () => {
  const leading = question("Would you agree that a second supplier is a small price?", "assumption-2");
  expect(assess(...good, leading)).toMatchObject({
    refused: [{ rule: "leads", place: "questions.5.question", problem: expect.stringContaining("Ask openly") }],
  });
});

test("an assumption that nobody asks about is asked about in place of a question that serves none", () => {
  const others = good.map((each) => (each.serves === "assumption-2" ? { ...each, serves: "none" } : each));
  expect(refusedOf(...others)).toEqual(["unserved questions.4"]);
  const none = good.map((each) => ({ ...each, serves: "none" }));
  expect(assess(...none)).toMatchObject({
    refused: [
      {
        problem: "No question serves assumption-1, assumption-2. Ask one that does in place of this one.",
        orMark: "Some of the assumptions at stake are not asked about.",
      },
    ],
  });
  const served = good.map((each) => ({ ...each, serves: "assumption-1" }));
  expect(refusedOf(...served)).toEqual([]);
});

test("what can be answered with yes or no stands behind what is open", () => {
  const closed = question("Do you order the soap yourself?");
  expect(assess(closed, ...good)).toMatchObject({
    outcome: "ok",
    output: { questions: [...good, closed] },
    mends: ["open-questions-first questions"],
  });
});

test("a figure that nobody gave is refused", () => {
  expect(refusedOf(...good, question("How did you spend the 48,000 euros?"))).toEqual([
    "invented-figure questions.5.question",
  ]);
});

test.each(conceptBriefs.map((brief) => [brief.concept.title, brief] as const))(
  "the draft for %s asks openly, serves each assumption and says nothing of what is assumed",
  (_, brief) => {
    const given = { ...input, brief };
    const draft = draftOf(interviewGuideTask, given);
    expect(interviewGuideTask.check(draft, given)).toEqual([]);
    expect(draft.questions.flatMap(({ question: text }) => findLeadingQuestion(text) ?? [])).toEqual([]);
    expect(draft.questions.map(({ serves }) => serves)).toEqual(expect.arrayContaining(["assumption-1"]));
  },
);

test("other assumptions give other questions", () => {
  const other = { ...input, atStake: [{ ...input.atStake[0], statement: "Landlords lease basements gladly." }] };
  expect(draftOf(interviewGuideTask, other as InterviewGuideInput)).not.toEqual(draftOf(interviewGuideTask, input));
});

test("assumptions about the same thing, and those without a subject, are served all the same", () => {
  const statements = ["Deliveries hurt.", "Deliveries hurt.", "They do so.", "It is so."];
  const atStake = statements.map((statement, index) => ({
    ...{ handle: `assumption-${index + 1}`, statement },
    ...{ importance: 3 as const, certainty: 1 as const },
  }));
  const draft = draftOf(interviewGuideTask, { ...input, atStake });
  expect(interviewGuideTask.check(draft, { ...input, atStake })).toEqual([]);
  expect(draft.questions.map(({ serves }) => serves)).toEqual(
    expect.arrayContaining(atStake.map((each) => each.handle)),
  );
});
