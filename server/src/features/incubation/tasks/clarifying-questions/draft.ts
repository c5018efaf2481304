import { clarifyingQuestionsPerRun } from "@seedbed/contract/limits";
import { draftWords, titlePhrase } from "../../drafting/draft-words.ts";
import { withinLimit } from "../../drafting/within-limit.ts";
import { answersTo } from "../../operations/answers-to.ts";
import type { ClarifyingQuestionsOutput } from "./output.ts";
import type { ClarifyingQuestionsInput } from "./prompt.ts";
import { type QuestionTemplate, questionsAboutConcept, questionsAboutSeed } from "./question-templates.ts";

/** Questions about what the answers leave open, in the person's own words. */
export function draftClarifyingQuestions(
  { brief, concept }: ClarifyingQuestionsInput,
  seed: string,
): ClarifyingQuestionsOutput {
  const { composer } = draftWords(brief, seed, concept ? { idea: titlePhrase(concept.title) } : {});
  const asked = new Set(brief.clarifications.map(({ question }) => plainWords(question)));
  const value = answersTo(brief.answers, "value_source")[0];
  const templates = composer.random.shuffle(concept ? questionsAboutConcept : questionsAboutSeed);
  const questions = inOrderFor(value, templates).map(({ title, icon, question }) => ({
    title,
    icon,
    question: asQuestion(composer.sentence([question])),
  }));
  const fresh = questions.filter(({ question }) => !asked.has(plainWords(question)));
  return { questions: fresh.slice(0, clarifyingQuestionsPerRun.max) };
}

// What depends on the chosen effect comes first, but not alone: one such question leaves room for other matters.
function inOrderFor(value: string | undefined, templates: readonly QuestionTemplate[]): QuestionTemplate[] {
  const [first, ...otherFitting] = templates.filter((template) => template.whenValue && template.whenValue === value);
  const general = templates.filter((template) => template.whenValue === undefined);
  return [...(first ? [first] : []), ...general, ...otherFitting];
}

function asQuestion(text: string): string {
  return text.length <= 300 ? text : `${withinLimit([text], 298)}?`;
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
