import type { conceptParts } from "@seedbed/contract/report/customers/words";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { givenPassages, type ResearchInput } from "../../../writing/evidence/research-input.ts";

/** Where words stand: in an answer of the team, in the concept as the team has it, or in a passage that was read. */
export interface SaidWhere {
  by: "answer" | "concept" | "passage";
  /** Tells it to a person: the question that was answered, a part of the concept, the title of a page. */
  label: string;
}

const fewestLetters = 6;

/** Where these words stand, letter by letter but for marks and spaces; undefined when they stand nowhere, or are too few to say anything. */
export function saidWhere(
  words: string,
  { brief, ...research }: { brief: ConceptBrief } & ResearchInput,
): SaidWhere | undefined {
  const looked = squeezed(words);
  if (looked.replaceAll(" ", "").length < fewestLetters) return undefined;
  const holds = (text: string) => squeezed(text).includes(looked);
  const { answers, clarifications } = brief.seed;
  const answered = [
    ...answers.map(({ label, answers: given }) => ({ label, given })),
    ...clarifications.map(({ question, answers: given }) => ({ label: question, given })),
  ].find(({ given }) => given.some(holds));
  if (answered) return { by: "answer", label: answered.label };
  const part = partsOf(brief).find(([, texts]) => texts.some(holds));
  if (part) return { by: "concept", label: part[0] };
  const passage = givenPassages(research).find(({ text }) => holds(text));
  return passage && { by: "passage", label: passage.source.title };
}

const partsOf = ({ concept }: ConceptBrief): [(typeof conceptParts)[number], string[]][] => [
  ["Summary", [concept.summary]],
  ["Overview", [concept.overview]],
  ["Problem", [concept.problemStatement]],
  ["Value proposition", [concept.valueProposition]],
  ["Differentiators", concept.differentiators],
  ["Right to win", concept.rightsToWin],
];

// Between spaces, so that no word is found in another one.
const squeezed = (text: string) =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;
