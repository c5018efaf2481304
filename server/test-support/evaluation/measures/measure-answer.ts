import { figureFindings } from "../../../src/platform/model/answer/figures.ts";
import { jsonSchemaOf } from "../../../src/platform/model/answer/json-schema.ts";
import { textsOf } from "../../../src/platform/model/answer/text-findings.ts";
import type { AiTask } from "../../../src/platform/model/task.ts";
import { unfoundedClaims } from "./claims.ts";
import { type Language, languageOf } from "./language.ts";
import { type Length, lengthOf } from "./length.ts";
import { unknownNames } from "./names.ts";

export interface AnswerMeasures extends Length {
  /** Figures, names and claims that stand in no input; of each the words. */
  figures: string[];
  names: string[];
  claims: string[];
  /** Whether enough is said to tell the language, and whether it is that of the people. */
  language: "same" | "other" | "unknown";
}

export interface AskedAnswer {
  task: AiTask<unknown, unknown>;
  input: unknown;
  language: Language;
}

/** What persons who do not exist are given: their own names, ages and incomes. */
const inventedByOrder = /(?:^|\.)(?:name|ageRange|incomeLower|incomeUpper|occupation)$/u;
/** Tasks that are asked for companies of the world: their names, founders, places and years come from what a model knows. */
const aboutCompanies = new Set(["startups", "incumbents"]);
const isYear = (words: string) => /^(?:19|20)\d\d$/u.test(words);

/** Measures an answer that was taken. Pure. */
export function measureAnswer(output: unknown, { task, input, language }: AskedAnswer): AnswerMeasures {
  const said = textsOf(output)
    .map(({ text }) => text)
    .join(" ");
  const written = languageOf(said);
  const knowsCompanies = aboutCompanies.has(task.name);
  const figures = figureFindings(output, input)
    .filter(({ place }) => !inventedByOrder.test(place))
    .flatMap((finding) => ("words" in finding && finding.words ? [finding.words] : []));
  return {
    figures: knowsCompanies ? figures.filter((words) => !isYear(words)) : figures,
    names: knowsCompanies ? [] : unknownNames(output, input, language).map(({ text }) => text),
    claims: unfoundedClaims(output, input).map(({ text }) => text),
    language: written === undefined ? "unknown" : written === language ? "same" : "other",
    ...lengthOf(output, jsonSchemaOf(task.output)),
  };
}
