import type { SeedType } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { type CompanyContext, companyPrefix } from "../../nucleus/exports/company-context.ts";
import { fenced, fencedItems } from "../../nucleus/exports/fence.ts";

export interface AnsweredQuestion {
  /** The question's identifier, such as `idea`, `audience`, `pains`, `assets`, `value_source`, `earning`, `limits`, `success`. */
  identifier: string;
  label: string;
  /** Texts of a person; labels of the chosen options on choice questions. */
  answers: string[];
}

export interface ClarifiedQuestion {
  question: string;
  answers: string[];
}

/** All that a person has said about a seed. */
export interface SeedBrief {
  company: CompanyContext;
  type: SeedType;
  /** In questionnaire order; unanswered questions are absent. */
  answers: AnsweredQuestion[];
  clarifications: ClarifiedQuestion[];
}

/** What was answered in a seed. */
export type ReadSeedBrief = (
  transaction: Transaction,
  seedId: string,
  conceptId?: string,
) => Promise<Pick<SeedBrief, "answers" | "clarifications">>;

/** The seed as the shared beginning of its prompts. */
export function seedPrefix(brief: SeedBrief): string {
  return [companyPrefix(brief.company), `# Seed (${brief.type})`, answersText(brief)].join("\n\n");
}

/** Questions and answers as text. Labels of questions may be written by people, too. */
export function answersText({ answers, clarifications }: Pick<SeedBrief, "answers" | "clarifications">): string {
  return [
    ...answers.map((entry) => questionText(entry.label, entry.answers)),
    ...clarifications.map((entry) => questionText(entry.question, entry.answers)),
  ].join("\n");
}

const questionText = (question: string, answers: readonly string[]) =>
  `Question:\n${fenced(question)}\nAnswers:\n${fencedItems(answers)}`;
