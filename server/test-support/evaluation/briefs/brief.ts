import type { ConceptBrief } from "../../../src/features/concepts/exports/concept-brief.ts";
import type { SeedBrief } from "../../../src/features/incubation/exports/seed-brief.ts";
import type { Language } from "../measures/language.ts";

/** An idea that every evaluation asks for, from the seed to the report. */
export interface EvaluationBrief {
  /** One word, for `--briefs`. */
  name: string;
  /** What makes it hard, for the reader of a table. */
  about: string;
  /** The language its people write in. */
  language: Language;
  seed: SeedBrief;
  /** The same idea as a concept in the bank. */
  concept: ConceptBrief;
}

type Answers = Partial<Record<keyof typeof labels, string[]>>;

const labels = {
  idea: "What is the idea you want to expand?",
  field: "Which field do you want to explore?",
  audience: "Who is it for?",
  pains: "What hurts most for these people today?",
  changes: "What is changing in this field?",
  assets: "What do you already have that would help?",
  value_source: "How would the idea pay off?",
  earning: "Who would pay, and what for?",
  cost_sources: "Where does the money go today?",
  limits: "Which limits must the idea respect?",
  success: "What would success look like?",
};

interface Told extends Pick<EvaluationBrief, "name" | "about" | "language"> {
  company: ConceptBrief["company"];
  answers: Answers;
  clarifications?: [question: string, answer: string][];
  concept: ConceptBrief["concept"];
}

/** A brief from what its people said; one that begins with a field looks for new opportunities. */
export function evaluationBrief({ name, about, language, company, concept, ...said }: Told): EvaluationBrief {
  const answers = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((identifier) => {
    const given = said.answers[identifier];
    return given ? [{ identifier, label: labels[identifier], answers: given }] : [];
  });
  const clarifications = (said.clarifications ?? []).map(([question, answer]) => ({ question, answers: [answer] }));
  const type = said.answers.field ? "IDENTIFY_NEW_OPPORTUNITIES" : "EXPAND_AN_EXISTING_IDEA";
  return {
    name,
    about,
    language,
    seed: { company, type, answers, clarifications },
    concept: { company, concept, seed: { answers, clarifications } },
  };
}
