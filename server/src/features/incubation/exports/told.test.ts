import { expect, test } from "vitest";
import { foreignBriefs } from "#test-support/evaluation/briefs/foreign-briefs.ts";
import { assetOptions } from "../questionnaires/assets.ts";
import { toldInSeed } from "./told.ts";

const answer = (identifier: string, ...answers: string[]) => ({ identifier, label: "Anything?", answers });
const company = { name: "Mill", domain: "mill.example", goal: "" };
const toldIn = (...answers: ReturnType<typeof answer>[]) => toldInSeed({ company, answers, clarifications: [] });

test("every answer is told under the topic of its question, clarifications as what was clarified", () => {
  const { statements } = toldInSeed({
    company,
    answers: [
      answer("field", "Repair of pavements."),
      answer("cost_sources", "£410,000 a year"),
      answer("value_source", "Lower costs"),
      answer("somebody_elses_question", "Not ours"),
    ],
    clarifications: [{ question: "Which first?", answers: ["The old town"] }],
  });
  expect(statements.map(({ topic, text }) => [topic, text])).toEqual([
    ["idea", "Repair of pavements"],
    ["costs", "£410,000 a year"],
    ["clarified", "The old town"],
  ]);
});

test("what is said twice is told once, whatever its capitals and stops", () => {
  const { statements } = toldIn(
    answer("pains", "Vans come late. VANS, come late!"),
    answer("limits", "Vans come late"),
  );
  expect(statements).toHaveLength(1);
});

test("every answer of the ideas in other languages is told in its own words", () => {
  for (const { language, seed } of foreignBriefs) {
    const told = toldInSeed(seed);
    expect(told.language).toBe(language);
    const words = told.statements.map(({ text }) => text);
    for (const { identifier, answers } of seed.answers) {
      if (identifier !== "value_source") for (const said of answers) expect(words).toContain(said);
    }
  }
});

test("an idea in a language that drafts are not written in is told without a statement", () => {
  expect(toldIn(answer("idea", "Les restaurants jettent chaque soir des légumes que personne n'achète"))).toEqual({
    language: undefined,
    statements: [],
  });
});

test("drafts are in the language that the company chose, if they are written in it, and quote people in theirs", () => {
  const answers = [answer("idea", "Baking mixes for small bakeries that open on Sundays")];
  const told = (reportLanguage: "de" | "fr") =>
    toldInSeed({
      company: { ...company, facts: { region: "", size: null, currency: null, reportLanguage } },
      answers,
      clarifications: [],
    });
  expect(told("de").language).toBe("de");
  expect(told("de").statements.map(({ text }) => text)).toEqual([
    "Baking mixes for small bakeries that open on Sundays",
  ]);
  expect(told("fr").language).toBe("en");
});

test("a chosen option counts as said where it is English like the idea, and tells nothing of the language", () => {
  const [option] = assetOptions.map(({ label }) => label);
  if (option === undefined) throw new Error("There are no options.");
  expect(toldIn(answer("idea", "Bins"), answer("assets", option)).statements).toHaveLength(2);
  const german = toldIn(answer("idea", "Backmischungen für Bäckereien"), answer("assets", option, "Eine Mühle"));
  expect(german.language).toBe("de");
  expect(german.statements.map(({ text }) => text)).toEqual(["Backmischungen für Bäckereien", "Eine Mühle"]);
});

test("nothing said is nothing told, in English", () => {
  expect(toldIn()).toEqual({ language: "en", statements: [] });
});
