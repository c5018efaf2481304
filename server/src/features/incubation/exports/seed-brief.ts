import type { SeedType } from "@seedbed/contract/incubation/schemas";
import { type CompanyContext, companyPrefix } from "../../nucleus/exports/company-context.ts";

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

/** The seed as the shared beginning of its prompts. */
export function seedPrefix(brief: SeedBrief): string {
  return [companyPrefix(brief.company), `# Seed (${brief.type})`, answersText(brief)].join("\n\n");
}

/** Questions and answers as text; person-written, so quoted line by line. */
export function answersText(brief: Pick<SeedBrief, "answers" | "clarifications">): string {
  const asked = brief.answers.map((entry) => [`## ${entry.label}`, ...entry.answers.map(quoted)].join("\n"));
  const clarified = brief.clarifications.map((entry) =>
    [`## ${entry.question}`, ...entry.answers.map(quoted)].join("\n"),
  );
  return [...asked, ...clarified].join("\n");
}

const quoted = (answer: string) => `- ${answer.replaceAll(/\s*\n\s*/g, " / ")}`;
