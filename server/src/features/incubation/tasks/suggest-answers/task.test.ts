import { matchOption } from "@seedbed/rules/questionnaire/match-option";
import { describe, expect, test } from "vitest";
import type { EvaluationBrief } from "#test-support/evaluation/briefs/brief.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { refillSeed, seedBriefs, wardSeed } from "#test-support/seed-briefs.ts";
import { testSeedTaskPromises } from "#test-support/seed-task-promises.ts";
import { assessed, draftOf, saidOfAnswer } from "#test-support/task-promises.ts";
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

test("before anything is answered, suggestions begin from the goal", () => {
  const drafts = seedBriefs.map(({ company, type }) =>
    draftOf(suggestAnswersTask, inputFor("idea", { brief: { company, type, answers: [], clarifications: [] } })),
  );
  expect(JSON.stringify(drafts[0])).toContain("less plastic");
});

test("a first answer that is in hand is built on, in its language", () => {
  const { company, type } = refillSeed;
  const brief = { company, type, answers: [], clarifications: [] };
  const present = ["Drohnen, die das Dach der Halle ablesen"];
  for (const description of descriptionsOf(draftOf(suggestAnswersTask, inputFor("idea", { brief, present })))) {
    expect(description).toContain("„Drohnen, die das Dach der Halle ablesen“");
  }
  // Words beside the question are nothing to build on.
  const beside = draftOf(suggestAnswersTask, inputFor("idea", { brief, present: ["asdf asdf"] }));
  expect(JSON.stringify(beside)).not.toContain("asdf");
  expect(JSON.stringify(beside)).toContain("less plastic");
});

test("what the person has taken is not suggested again, and a long list may get fewer", () => {
  const present: string[] = [];
  const titles: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const input = inputFor("limits", { present: [...present] });
    const { suggestions } = draftOf(suggestAnswersTask, input);
    expect(suggestAnswersTask.check({ suggestions }, input)).toEqual([]);
    for (const { description } of suggestions) expect(present).not.toContain(description);
    present.push(...suggestions.map(({ description }) => description));
    titles.push(...suggestions.map(({ title }) => title));
  }
  expect(new Set(titles).size).toBe(titles.length);
  expect(present.length).toBeGreaterThanOrEqual(6);
});

test("people who wrote in German get ways to begin in German, from what they said elsewhere", () => {
  const { seed } = evaluationBriefs.find(({ name }) => name === "german") as EvaluationBrief;
  for (const { description } of draftOf(suggestAnswersTask, inputFor("audience", { brief: seed })).suggestions) {
    expect(description).toMatch(
      /„(?:Am Samstag fehlt der Bäcker, der den Teig ansetzt|Reste im Wert von 60 € werden weggeworfen)“.*…/u,
    );
    expect(description).not.toMatch(/\b(?:the|with|as to)\b/iu);
  }
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

const { suggestions } = draftOf(suggestAnswersTask, inputFor("pains"));
const taken = (given: readonly object[], input = inputFor("pains")) => {
  const result = assessed(suggestAnswersTask, { suggestions: given }, input);
  const refused = result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
  const titles = result.outcome === "ok" ? result.output.suggestions.map(({ title }) => title) : [];
  return { ...result, refused, titles };
};

describe("an answer is mended", () => {
  const reason = (title: string) => ({ title, description: `What speaks for ${title.toLowerCase()}.` });

  test("options are called by their labels, also when only a part of one is named", () => {
    const given = [reason("new revenue (best fit)"), reason("Not sure"), reason("Lower costs")];
    const { titles, mends } = taken(given, inputFor("value_source"));
    expect(titles).toEqual(["New revenue", "Not sure yet", "Lower costs"]);
    expect(mends).toEqual(["option-label suggestions.0.title", "option-label suggestions.1.title"]);
  });

  test("an option is suggested once; another one is asked for", () => {
    const given = [reason("New revenue"), reason("Lower costs"), { ...reason("Lower costs"), description: "Again." }];
    const { mends, refused } = taken(given, inputFor("value_source"));
    expect(mends).toEqual(["repeated-option suggestions.2"]);
    expect(refused).toEqual(["too-few-items suggestions"]);
  });

  test("what is among the answers already is left out", () => {
    const present = [suggestions[0]?.description ?? "", "Boxes block the lift", "Nobody owns the reorder"];
    const { titles, mends } = taken(suggestions, inputFor("pains", { present }));
    expect(titles).toEqual(suggestions.slice(1).map(({ title }) => title));
    expect(mends).toEqual(["given-already suggestions.0"]);
  });
});

describe("an answer is refused in a part", () => {
  test("for fewer suggestions than asked; they are kept when more cannot be had", () => {
    expect(taken(suggestions.slice(1))).toMatchObject({
      refused: ["too-few-items suggestions"],
      outcome: "check_failed",
    });
    const [few] = suggestAnswersTask.check({ suggestions: suggestions.slice(1) }, inputFor("pains"));
    expect(few).toMatchObject({
      orMark: "3 of 4 suggestions could be used.",
      problem: expect.stringContaining("exactly 4"),
    });
    const present = ["Boxes block the lift", "Nobody owns the reorder", "Crews carry boxes"];
    expect(taken(suggestions.slice(1), inputFor("pains", { present })).outcome).toBe("ok");
  });

  test("for a title that names no option", () => {
    const wrong = suggestions.slice(0, 3).map((suggestion, index) => ({ ...suggestion, title: `Else ${index}` }));
    expect(taken(wrong, inputFor("value_source")).refused).toEqual(
      [0, 1, 2].map((index) => `no-option suggestions.${index}.title`),
    );
  });

  test("for what is among the answers already, where nothing can be left out", () => {
    const [first] = suggestions;
    const input = inputFor("pains", { present: [first?.description ?? ""] });
    expect(taken(first ? [first] : [], input).refused).toContain("repeated-label suggestions.0.description");
  });

  test("for an invented figure and a link", () => {
    const [first, ...rest] = suggestions;
    expect(taken([{ title: "A", description: "It costs them $300 a day." }, ...rest]).refused).toEqual([
      "invented-figure suggestions.0.description",
    ]);
    expect(taken([{ ...first, description: "See https://example.org for it." }, ...rest]).refused).toEqual([
      "invented-address suggestions.0.description",
    ]);
  });
});

test("two titles that are the same are told to the person, unless they name options", () => {
  const same = suggestions.map((suggestion) => ({ ...suggestion, title: "A pain" }));
  expect(saidOfAnswer(suggestAnswersTask, { suggestions: same }, inputFor("pains"))).toEqual(
    suggestions.slice(1).map(() => "Another suggestion has the same title."),
  );
});

test("a model is asked for as many suggestions as the question takes", () => {
  const isTaken = (count: number, input: SuggestAnswersInput) =>
    suggestAnswersTask.outputFor?.(input).safeParse({ suggestions: suggestions.slice(0, count) }).success;
  expect([1, 4].map((count) => isTaken(count, inputFor("pains")))).toEqual([true, true]);
  expect(isTaken(4, inputFor("value_source"))).toBe(false);
  expect(isTaken(0, inputFor("pains"))).toBe(false);
  expect(isTaken(0, inputFor("pains", { present: ["a", "b", "c"] }))).toBe(true);
});

test("options, what is there already and the concept stand in the request", () => {
  const concept = { title: "Vans", summary: "s", problemStatement: "p", valueProposition: "v" };
  const { request } = suggestAnswersTask.prompt(inputFor("assets", { present: ["A trusted name"], concept }));
  expect(request).toContain("> - A loyal customer base: ");
  expect(request).toContain("# Already in the answer\n> - A trusted name");
  expect(request).toContain("Title:\n> Vans");
});

test("a way to begin that stands in the answer already comes after those that do not", () => {
  const started = draftOf(suggestAnswersTask, inputFor("pains", { present: ["today they help themselves by …"] }));
  expect(started.suggestions.map(({ title }) => title)).not.toContain("What they do instead");
});

test("what would speak for an option of a concept does not say that its title was an answer", () => {
  const concept = { title: "Depots on wheels", summary: "", problemStatement: "", valueProposition: "" };
  const { suggestions } = draftOf(suggestAnswersTask, inputFor("assets", { concept }));
  for (const description of descriptionsOf({ suggestions })) {
    expect(description).toContain("“Depots on wheels”");
    expect(description).not.toMatch(/^You (?:say|name)|\banswers?\b/u);
  }
});

test("where nothing is said at all answers begin by themselves, with a capital letter", () => {
  const brief = { ...refillSeed, company: { ...refillSeed.company, goal: "" }, answers: [], clarifications: [] };
  const drafted = descriptionsOf(draftOf(suggestAnswersTask, inputFor("pains", { brief })));
  expect(drafted).toHaveLength(4);
  for (const description of drafted) expect(description).toMatch(/^[A-Z][^“]*…[^“]*$/u);
});
