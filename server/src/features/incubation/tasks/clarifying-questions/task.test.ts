import { describe, expect, test } from "vitest";
import { liftSeed, refillSeed } from "#test-support/seed-briefs.ts";
import { testSeedTaskPromises } from "#test-support/seed-task-promises.ts";
import { draftOf } from "#test-support/task-promises.ts";
import { testVersionRecord } from "#test-support/version-record.ts";
import type { ClarifyingQuestionsOutput } from "./output.ts";
import type { ClarifyingQuestionsInput } from "./prompt.ts";
import { clarifyingQuestionsTask } from "./task.ts";

const concept = {
  title: "Refill depots on wheels",
  summary: "A van that refills where offices are.",
  problemStatement: "Storage rooms overflow.",
  valueProposition: "No storage room.",
};
const inputFor = (brief: ClarifyingQuestionsInput["brief"]): ClarifyingQuestionsInput => ({ brief, concept: null });
const input = inputFor(refillSeed);
const wordingOf = ({ questions }: ClarifyingQuestionsOutput) => questions.map(({ question }) => question);

describe("about a seed", () => testSeedTaskPromises(clarifyingQuestionsTask, inputFor, wordingOf));
describe("about a concept", () =>
  testSeedTaskPromises(clarifyingQuestionsTask, (brief) => ({
    brief,
    concept: { ...concept, title: `${concept.title} of ${brief.company.name}` },
  })));
testVersionRecord(clarifyingQuestionsTask, { ...input, concept });

describe("check", () => {
  const [first, ...rest] = draftOf(clarifyingQuestionsTask, input).questions;
  const problemsOf = (question: string) =>
    clarifyingQuestionsTask.check({ questions: [{ title: "Any", icon: "bulb", question }, ...rest] }, input).join("\n");

  test("a statement and two questions in one are told", () => {
    expect(problemsOf("Say who pays.")).toContain("does not end with a question mark");
    expect(problemsOf("Who pays? And when?")).toContain("more than one question");
  });

  test("a question that was asked before is told", () => {
    expect(problemsOf("Who is it for?")).toContain("twice");
    expect(problemsOf("Who signs for it?")).toContain("twice");
    expect(problemsOf(rest[0]?.question ?? "")).toContain("twice");
    expect(problemsOf(first?.question ?? "")).toBe("");
  });

  test("questions in other scripts end with their own mark", () => {
    expect(problemsOf("誰が支払いますか？")).toBe("");
  });
});

test("[S1.1-06] a draft asks three or four questions", () => {
  expect(draftOf(clarifyingQuestionsTask, input).questions.length).toBeGreaterThanOrEqual(3);
  expect(draftOf(clarifyingQuestionsTask, input).questions.length).toBeLessThanOrEqual(4);
});

test("a draft asks about money in the way the person wants to earn or save it", () => {
  const icons = (brief: ClarifyingQuestionsInput["brief"]) =>
    draftOf(clarifyingQuestionsTask, inputFor(brief)).questions.map(({ title }) => title);
  expect(icons(refillSeed).some((title) => ["Who signs", "What it replaces"].includes(title))).toBe(true);
  expect(icons(liftSeed).some((title) => ["Whose budget shrinks", "What happens to the time"].includes(title))).toBe(
    true,
  );
});

test("the concept to be refined stands in the request", () => {
  expect(clarifyingQuestionsTask.prompt({ ...input, concept }).request).toContain("Title: Refill depots on wheels");
});
