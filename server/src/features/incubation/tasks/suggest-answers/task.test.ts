import { matchOption } from "@seedbed/rules/questionnaire/match-option";
import { describe, expect, test } from "vitest";
import { refillSeed, seedBriefs, wardSeed } from "#test-support/seed-briefs.ts";
import { testSeedTaskPromises } from "#test-support/seed-task-promises.ts";
import { draftOf } from "#test-support/task-promises.ts";
import { testVersionRecord } from "#test-support/version-record.ts";
import { currentQuestionnaires } from "../../questionnaires/current-questionnaires.ts";
import type { SuggestAnswersOutput } from "./output.ts";
import type { QuestionToAnswer, SuggestAnswersInput } from "./prompt.ts";
import { suggestAnswersTask } from "./task.ts";

const questions = currentQuestionnaires.flatMap(({ questions }) => Object.values(questions));
const questionOf = (identifier: string): QuestionToAnswer => {
  const found = questions.find((question) => question.identifier === identifier);
  if (!found) throw new Error(`no question ${identifier}`);
  return found;
};
const inputFor = (identifier: string, fields: Partial<SuggestAnswersInput> = {}): SuggestAnswersInput => ({
  brief: refillSeed,
  question: questionOf(identifier),
  present: [],
  concept: null,
  ...fields,
});

const descriptionsOf = ({ suggestions }: SuggestAnswersOutput) => suggestions.map(({ description }) => description);
const identifiers = [...new Set(questions.map(({ identifier }) => identifier))];

describe.each(identifiers)("%s", (identifier) => {
  testSeedTaskPromises(suggestAnswersTask, (brief) => inputFor(identifier, { brief }), descriptionsOf);
});

describe("a clarifying question", () => {
  const question = { identifier: null, label: "Who signs for it?", help: "", options: [] };
  testSeedTaskPromises(suggestAnswersTask, (brief) => inputFor("idea", { brief, question }), descriptionsOf);
});

testVersionRecord(
  suggestAnswersTask,
  inputFor("assets", {
    present: ["A loyal customer base"],
    concept: {
      title: "Refill depots on wheels",
      summary: "A van that refills where offices are.",
      problemStatement: "Storage rooms overflow.",
      valueProposition: "No storage room.",
    },
  }),
);

test("[S1.1-06] one run yields four suggestions", () => {
  expect(draftOf(suggestAnswersTask, inputFor("pains")).suggestions).toHaveLength(4);
});

test("before anything is answered, suggestions speak of the company and its goal", () => {
  const drafts = seedBriefs.map(({ company, type }) =>
    draftOf(suggestAnswersTask, inputFor("idea", { brief: { company, type, answers: [], clarifications: [] } })),
  );
  expect(JSON.stringify(drafts[0])).toContain("Northline");
  expect(JSON.stringify(drafts[0])).toContain("less plastic");
});

test("what the person has taken is not suggested again, and a long list may get fewer", () => {
  const present: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const input = inputFor("limits", { present: [...present] });
    const { suggestions } = draftOf(suggestAnswersTask, input);
    expect(suggestAnswersTask.check({ suggestions }, input)).toEqual([]);
    for (const { description } of suggestions) expect(present).not.toContain(description);
    present.push(...suggestions.map(({ description }) => description));
  }
  expect(present.length).toBeGreaterThanOrEqual(7);
});

test("[S1.5-30] suggestions for a choice name options that are not chosen yet", () => {
  const input = inputFor("assets", { brief: wardSeed, present: ["A loyal customer base"] });
  const { suggestions } = draftOf(suggestAnswersTask, input);
  const matched = suggestions.map(({ title }) => matchOption(input.question.options, title)?.value);
  expect(new Set(matched).size).toBe(4);
  expect(matched).not.toContain("customers");
  expect(matched).not.toContain(undefined);
});

test("a choice of three gets as many suggestions as are open", () => {
  expect(draftOf(suggestAnswersTask, inputFor("value_source")).suggestions).toHaveLength(3);
  expect(draftOf(suggestAnswersTask, inputFor("value_source", { present: ["New revenue"] })).suggestions).toHaveLength(
    2,
  );
});

describe("check", () => {
  const { suggestions } = draftOf(suggestAnswersTask, inputFor("pains"));
  const check = (changed: typeof suggestions, input = inputFor("pains")) =>
    suggestAnswersTask.check({ suggestions: changed }, input).join("\n");

  test("a missing and a repeated suggestion are told", () => {
    expect(check(suggestions.slice(1))).toContain("Write exactly 4");
    expect(check(suggestions, inputFor("pains", { present: [suggestions[0]?.description ?? ""] }))).toContain("twice");
  });

  test("a title that names no option is told", () => {
    const wrong = suggestions.slice(0, 3).map((suggestion) => ({ ...suggestion, title: "Something else" }));
    expect(check(wrong, inputFor("value_source"))).toContain("names no option");
  });

  test("an invented figure and a link are told", () => {
    const [first, ...rest] = suggestions;
    expect(check([{ title: "A", description: "It costs them $300 a day." }, ...rest])).toContain("$300");
    expect(check([{ title: first?.title ?? "", description: "See https://example.org for it." }, ...rest])).toContain(
      "address",
    );
  });
});

test("options, what is there already and the concept stand in the request", () => {
  const concept = { title: "Vans", summary: "s", problemStatement: "p", valueProposition: "v" };
  const { request } = suggestAnswersTask.prompt(inputFor("assets", { present: ["A trusted name"], concept }));
  expect(request).toContain("- A loyal customer base: ");
  expect(request).toContain("# Already in the answer\n- A trusted name");
  expect(request).toContain("Title: Vans");
});
