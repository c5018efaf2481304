import { readFileSync, writeFileSync } from "node:fs";
import { evaluationBriefs } from "../briefs.ts";
import type { Language } from "../measures/language.ts";

/** What a task was asked, with an answer that is good in every respect, in `good-answers.jsonl`. The brief stands by its name only. */
export interface GoodAnswer {
  /** `task/brief`. */
  id: string;
  task: string;
  brief: string;
  /** Which half of the brief the task gets; null for a task that gets none. */
  half: "seed" | "concept" | null;
  rest: object;
  output: unknown;
}

/** An answer as a model wrote it, in `answers.jsonl`. */
export interface RecordedAnswer {
  /** The id of the good answer that it was made of. */
  asked: string;
  mistakes: string[];
  text: string;
}

const read = <Line>(file: string): Line[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

export const readGoodAnswers = () => read<GoodAnswer>("good-answers.jsonl");
export const readAnswers = () => read<RecordedAnswer>("answers.jsonl");

/** Replaces `answers.jsonl` by these. */
export function writeAnswers(answers: readonly RecordedAnswer[]): void {
  const text = answers.map((answer) => `${JSON.stringify(answer)}\n`).join("");
  writeFileSync(new URL("answers.jsonl", import.meta.url), text);
}

/** What was asked, as its task gets it, with the language of its people. */
export function wholeInput({ brief: name, half, rest }: GoodAnswer): { input: unknown; language: Language } {
  const brief = evaluationBriefs.find((candidate) => candidate.name === name);
  if (!brief) throw new Error(`There is no brief ${name}.`);
  return { input: half === null ? rest : { brief: brief[half], ...rest }, language: brief.language };
}
