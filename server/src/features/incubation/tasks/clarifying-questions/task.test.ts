import { describe, expect, test } from "vitest";
import { liftSeed, refillSeed } from "#test-support/seed-briefs.ts";
import { testSeedTaskPromises } from "#test-support/seed-task-promises.ts";
import { assessed, draftOf, saidOfAnswer } from "#test-support/task-promises.ts";
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

const [first, ...rest] = draftOf(clarifyingQuestionsTask, input).questions;
const withQuestion = (question: string, others = rest) => ({
  questions: [{ title: "Any", icon: "bulb" as const, question }, ...others],
});

describe("an answer is mended", () => {
  const mendedTo = (question: string) => {
    const result = assessed(clarifyingQuestionsTask, withQuestion(question), input);
    return [result.outcome, result.outcome === "ok" ? result.output.questions[0]?.question : "", ...result.mends];
  };

  test.each([
    ["Who pays for the first depot", "Who pays for the first depot?"],
    ["How many crews share one depot.", "How many crews share one depot?"],
    ["You speak of crews. Which of them would begin", "You speak of crews. Which of them would begin?"],
    ["Who pays for it …", "Who pays for it?"],
    ["Quel étage paie !", "Quel étage paie?"],
    ["Wer zahlt für das erste Depot.", "Wer zahlt für das erste Depot?"],
  ])("%s gets its question mark", (given, question) => {
    expect(mendedTo(given)).toEqual(["ok", question, "question-mark questions.0.question"]);
  });

  test("the first of several questions is kept where it stands alone, with what leads to it", () => {
    expect(mendedTo("You speak of crews. Who pays them? And when?")).toEqual([
      "ok",
      "You speak of crews. Who pays them?",
      "several-questions questions.0.question",
    ]);
  });

  test.each(["?", " ?", "？", "؟"])("a title loses its question mark: %s", (mark) => {
    const { questions } = withQuestion("Who pays?");
    const given = { questions: questions.map((entry) => ({ ...entry, title: `${entry.title}${mark}` })) };
    const result = assessed(clarifyingQuestionsTask, given, input);
    expect(result).toMatchObject({ outcome: "ok", output: { questions } });
    expect(result.mends).toContain("title-as-question questions.0.title");
  });

  test("a question that was asked before is left out where others remain", () => {
    const result = assessed(clarifyingQuestionsTask, withQuestion("Who signs for it?"), input);
    expect(result).toMatchObject({ outcome: "ok", output: { questions: rest } });
    expect(result.mends).toEqual(["asked-before questions.0"]);
  });

  test("so is one that stands twice, and an unknown icon becomes the bulb", () => {
    const twice = { ...rest[0], title: "Once more", icon: "unicorn" };
    const result = assessed(clarifyingQuestionsTask, { questions: [...rest, twice] }, input);
    expect(result).toMatchObject({ outcome: "ok", output: { questions: rest } });
    const single = assessed(clarifyingQuestionsTask, { questions: [{ ...first, icon: "unicorn" }, ...rest] }, input);
    expect(single).toMatchObject({ outcome: "ok", output: { questions: [{ ...first, icon: "bulb" }, ...rest] } });
  });
});

describe("an answer is refused in a part", () => {
  const refusedOf = (question: string, others = rest) => {
    const result = assessed(clarifyingQuestionsTask, withQuestion(question, others), input);
    return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
  };

  test("for a claim, and for questions that cannot be parted", () => {
    expect(refusedOf("Say who pays.")).toEqual(["not-a-question questions.0.question"]);
    expect(refusedOf("What matters? Price? Or both?")).toEqual([]);
    expect(refusedOf("Price? Or speed?")).toEqual(["several-questions questions.0.question"]);
    expect(clarifyingQuestionsTask.check(withQuestion("Price? Or speed?"), input)).toMatchObject([
      { orMark: "This asks more than one thing at once." },
    ]);
  });

  test("for one question fewer than a run holds; two are kept when more cannot be had", () => {
    const two = assessed(clarifyingQuestionsTask, { questions: rest.slice(0, 2) }, input);
    expect(two).toMatchObject({
      outcome: "check_failed",
      refused: [{ rule: "too-few-items", place: "questions", orMark: "Only 2 questions could be used." }],
    });
    expect(assessed(clarifyingQuestionsTask, { questions: rest.slice(0, 3) }, input).outcome).toBe("ok");
  });

  test("for what was asked before, when nothing can be left out", () => {
    expect(refusedOf("Who signs for it?", rest.slice(0, 1))).toContain("repeated-label questions.0.question");
  });

  test("for an empty title and a placeholder", () => {
    const given = { questions: [{ title: "", icon: "bulb", question: "Who pays [amount] for it?" }, ...rest] };
    expect(assessed(clarifyingQuestionsTask, given, input)).toMatchObject({
      refused: [
        { rule: "empty-text", place: "questions.0.title" },
        { rule: "placeholder", place: "questions.0.question" },
      ],
    });
  });

  test("for an invented figure", () => {
    expect(refusedOf("Would they pay $300 for it?")).toEqual(["invented-figure questions.0.question"]);
  });
});

test("two titles that are the same are told to the person", () => {
  const same = { questions: rest.map((entry) => ({ ...entry, title: "Who pays" })) };
  expect(saidOfAnswer(clarifyingQuestionsTask, same, input)).toEqual(
    rest.slice(1).map(() => "Another question has the same title."),
  );
});

test("questions in other scripts end with their own mark, and a semicolon is none", () => {
  const said = (question: string) => saidOfAnswer(clarifyingQuestionsTask, withQuestion(question), input);
  expect(said("誰が支払いますか？")).toEqual([]);
  expect(said("Ποιος πληρώνει;")).toEqual([]);
  expect(said("Who pays; the owner or the tenant?")).toEqual([]);
  expect(said(first?.question ?? "")).toEqual([]);
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
  expect(clarifyingQuestionsTask.prompt({ ...input, concept }).request).toContain("Title:\n> Refill depots on wheels");
});

test("about a concept its title is asked about, and nobody is said to have answered it", () => {
  const { questions } = draftOf(clarifyingQuestionsTask, { ...input, concept });
  expect(questions[1]?.question).toContain("“Refill depots on wheels”");
  for (const { question } of questions) expect(question).not.toMatch(/You say|You name|your answer/iu);
});

test("a figure about today is asked for where it comes from; one that is hoped for is not", () => {
  const figured = (identifier: string) =>
    inputFor({ ...refillSeed, answers: [{ identifier, label: identifier, answers: ["Boxes are carried 90 times"] }] });
  const titles = (identifier: string) =>
    draftOf(clarifyingQuestionsTask, figured(identifier)).questions.map(({ title }) => title);
  expect(titles("pains")).toContain("Where the number is from");
  expect(titles("success")).not.toContain("Where the number is from");
});

test("a draft asks nothing that was asked and answered before", () => {
  const [known] = clarifyingQuestionsTask.draft(input, "seed").questions;
  const before = { identifier: "asked_by_somebody", label: known?.question ?? "", answers: ["The owner"] };
  const brief = { ...refillSeed, answers: [...refillSeed.answers, before] };
  const again = clarifyingQuestionsTask.draft(inputFor(brief), "seed");
  expect(again.questions.length).toBeGreaterThan(2);
  expect(wordingOf(again)).not.toContain(known?.question);
});

test("what was clarified before is left out of a model's answer, however it is written", () => {
  const clarifications = [{ question: "Who signs for the first depot?", answers: ["The owner"] }];
  const asked = inputFor({ ...refillSeed, clarifications });
  const result = assessed(clarifyingQuestionsTask, withQuestion("WHO signs for the first depot?"), asked);
  expect(result.mends).toEqual(["asked-before questions.0"]);
});

test.each(["pains", "changes"])("a figure among the %s of today is asked for where it comes from", (identifier) => {
  const answers = [{ identifier, label: "What?", answers: ["The rents of the shops rise by 7 % in a year"] }];
  const { questions } = draftOf(clarifyingQuestionsTask, {
    brief: { ...refillSeed, answers, clarifications: [] },
    concept: null,
  });
  expect(questions.map(({ icon }) => icon)).toContain("chart-bar");
});
