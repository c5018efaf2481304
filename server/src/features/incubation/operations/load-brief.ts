import type { Transaction } from "../../../platform/database/database.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import type { ClarifiedQuestion, SeedBrief } from "../exports/seed-brief.ts";
import type { GeneratedConceptRow } from "../store/generated-concepts.ts";
import { answersInWords } from "./answers-in-words.ts";
import type { SeedWork } from "./load-seed.ts";

/** Everything a person has said about a seed, what was clarified about its generated concepts included. */
export async function loadBrief(
  { readCompany }: Pick<IncubationDependencies, "readCompany">,
  transaction: Transaction,
  work: SeedWork,
): Promise<SeedBrief> {
  const titlesById = new Map(work.generatedConcepts.map((concept) => [concept.id, concept.title]));
  return {
    company: await readCompany(transaction),
    type: work.seed.type,
    answers: answersInWords(work.questionnaire, work.answers),
    clarifications: work.clarifyingQuestions.flatMap((row): ClarifiedQuestion[] => {
      if (row.answer.length === 0) return [];
      const title = row.generatedConceptId === null ? undefined : titlesById.get(row.generatedConceptId);
      return [{ question: title ? `About “${title}”: ${row.question}` : row.question, answers: row.answer }];
    }),
  };
}

/** A generated concept as prompts speak of it. */
export interface ConceptInBrief {
  title: string;
  summary: string;
  problemStatement: string;
  valueProposition: string;
}

export function conceptInBrief(concept: GeneratedConceptRow): ConceptInBrief {
  const { title, summary, problemStatement, valueProposition } = concept;
  return { title, summary, problemStatement, valueProposition };
}
