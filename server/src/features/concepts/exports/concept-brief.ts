import { answersText, type SeedBrief } from "../../incubation/exports/seed-brief.ts";
import { type CompanyContext, companyPrefix } from "../../nucleus/exports/company-context.ts";
import { fencedField, fencedItems } from "../../nucleus/exports/fence.ts";

/** What a report is written from: the concept as it stands, the answers behind it and the company. */
export interface ConceptBrief {
  company: CompanyContext;
  concept: {
    title: string;
    summary: string;
    overview: string;
    problemStatement: string;
    valueProposition: string;
    differentiators: string[];
    rightsToWin: string[];
  };
  /** Answers and clarifications of the seed; empty for a concept without one. */
  seed: Pick<SeedBrief, "answers" | "clarifications">;
}

/** The concept as the shared beginning of every prompt of its report; the same bytes as long as the concept is unchanged. */
export function conceptPrefix(brief: ConceptBrief): string {
  const { concept } = brief;
  return [
    companyPrefix(brief.company),
    "# Concept",
    fencedField("Title", concept.title),
    fencedField("Summary", concept.summary),
    fencedField("Overview", concept.overview),
    fencedField("Problem", concept.problemStatement),
    fencedField("Value proposition", concept.valueProposition),
    list("Differentiators", concept.differentiators),
    list("Right to win", concept.rightsToWin),
    "# What the people behind it answered",
    answersText(brief.seed),
  ].join("\n");
}

const list = (title: string, items: string[]) => `${title}:\n${fencedItems(items)}`;
