import { suggestionsPerRun } from "@seedbed/contract/limits";
import { ClarifyingQuestionsOutput } from "../../../src/features/incubation/tasks/clarifying-questions/output.ts";
import {
  GenerateConceptsOutput,
  questionIdentifiers,
} from "../../../src/features/incubation/tasks/generate-concepts/output.ts";
import { SuggestAnswersOutput } from "../../../src/features/incubation/tasks/suggest-answers/output.ts";
import type { AnswerRequest, Answers } from "../answer.ts";
import { seededPick } from "../seeded.ts";

/** Answers to the tasks about a seed. */
export const incubationAnswers: Answers = {
  suggest_answers(request): SuggestAnswersOutput {
    const { prompt } = request;
    const count = countIn(prompt, /Suggest (\d+) answers/g);
    const suggestions = asMany(count, request, (filled) => SuggestAnswersOutput.parse(filled).suggestions);
    const labels = openLabels(prompt);
    return {
      suggestions: suggestions.map((suggestion, index) => ({
        ...suggestion,
        title: labels[index] ?? suggestion.title,
      })),
    };
  },

  clarifying_questions({ filled }): ClarifyingQuestionsOutput {
    const { questions } = ClarifyingQuestionsOutput.parse(filled);
    return {
      questions: questions.map((entry) => ({
        ...entry,
        question: `When would ${entry.question.charAt(0).toLowerCase()}${entry.question.slice(1).replace(/\.?$/, "?")}`,
      })),
    };
  },

  generate_concepts(request): GenerateConceptsOutput {
    const { prompt } = request;
    const count = countIn(prompt, /Write (\d+) business concepts/g);
    const concepts = asMany(count, request, (filled) => GenerateConceptsOutput.parse(filled).concepts);
    const identifiers = linesAfter("# Identifiers of the answered questions", prompt).map((line) => line.split(":")[0]);
    const answered = questionIdentifiers.filter((identifier) => identifiers.includes(identifier));
    return {
      concepts: concepts.map((concept) => ({
        ...concept,
        restsOn: {
          title: [seededPick(answered, concept.title)],
          summary: [seededPick(answered, concept.summary)],
          overview: [seededPick(answered, concept.overview)],
          problemStatement: [seededPick(answered, concept.problemStatement)],
          valueProposition: [seededPick(answered, concept.valueProposition)],
          differentiators: [seededPick(answered, concept.title)],
          rightsToWin: [seededPick(answered, concept.summary)],
        },
      })),
    };
  },
};

/** How many of something a prompt asks for in figures, which it does for two and more. */
function countIn(prompt: string, sentence: RegExp): number {
  return Number([...prompt.matchAll(sentence)].at(-1)?.[1] ?? 1);
}

function asMany<Item>(count: number, request: AnswerRequest, itemsOf: (filled: unknown) => Item[]): Item[] {
  const items = itemsOf(request.filled);
  for (let turn = 1; items.length < count; turn += 1) items.push(...itemsOf(request.fill(`more ${turn}`)));
  return items.slice(0, count);
}

/** Labels of the options that a suggestion may still name, all of them when all are chosen; none for open questions. */
function openLabels(prompt: string): string[] {
  const labels = linesAfter("# Its options", prompt).map((line) => line.slice(0, line.indexOf(": ")));
  const chosen = linesAfter("# Already in the answer", prompt);
  const open = labels.filter((label) => !chosen.includes(label));
  return (open.length > 0 ? open : labels).slice(0, suggestionsPerRun);
}

/** The quoted lines of the last list under a heading, without their marks. */
function linesAfter(heading: string, prompt: string): string[] {
  const mark = "> - ";
  const start = prompt.lastIndexOf(`${heading}\n`);
  if (start < 0) return [];
  const lines = prompt.slice(start).split("\n").slice(1);
  const end = lines.findIndex((line) => !line.startsWith(mark));
  return lines.slice(0, end < 0 ? undefined : end).map((line) => line.slice(mark.length));
}
