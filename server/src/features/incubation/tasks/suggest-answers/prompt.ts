import { suggestionsPerRun } from "@seedbed/contract/limits";
import { matchOption } from "@seedbed/rules/questionnaire/match-option";
import type { Prompt } from "../../../../platform/model/task.ts";
import { fenced, fencedItems } from "../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../nucleus/exports/writing-rules.ts";
import { type SeedBrief, seedPrefix } from "../../exports/seed-brief.ts";
import type { ConceptInBrief } from "../../operations/load-brief.ts";
import { conceptInWords } from "../concept-in-words.ts";

/** The question that answers are wanted for; a clarifying question has no identifier, help or options. */
export interface QuestionToAnswer {
  identifier: string | null;
  label: string;
  help: string;
  options: { value: string; label: string; description: string }[];
}

export interface SuggestAnswersInput {
  brief: SeedBrief;
  question: QuestionToAnswer;
  /** What the person has in the answer list at this moment, saved or not; texts, or labels of options. */
  present: string[];
  /** The generated concept the question is about. */
  concept: ConceptInBrief | null;
}

/** How many suggestions are wanted: a full run, or one for each option that is not chosen yet. */
export function suggestionCount({ question, present }: SuggestAnswersInput): number {
  if (question.options.length === 0) return suggestionsPerRun;
  return Math.min(suggestionsPerRun, Math.max(1, openOptions(question, present).length));
}

// Who has given that many answers may get fewer suggestions: better none than one that says the same again.
const longAnswer = 3;

/** The fewest suggestions that a run may hold. */
export const fewestSuggestions = (input: SuggestAnswersInput): number =>
  input.present.length >= longAnswer ? 0 : suggestionCount(input);

/** The options that are not chosen yet; all of them when all are. */
export function openOptions(question: QuestionToAnswer, present: readonly string[]): QuestionToAnswer["options"] {
  const chosen = new Set(present.flatMap((answer) => matchOption(question.options, answer)?.value ?? []));
  const open = question.options.filter((option) => !chosen.has(option.value));
  return open.length > 0 ? open : question.options;
}

export function suggestAnswersPrompt(input: SuggestAnswersInput): Prompt {
  const { brief, question, present, concept } = input;
  const count = suggestionCount(input);
  return {
    system: writingRules,
    prefix: seedPrefix(brief),
    request: [
      concept ? `# The concept the question is about\n${conceptInWords(concept)}` : "",
      `# The question\n${fenced(question.label)}${question.help === "" ? "" : `\n${fenced(question.help)}`}`,
      question.options.length > 0
        ? `# Its options\n${fencedItems(question.options.map((option) => `${option.label}: ${option.description}`))}`
        : "",
      present.length > 0 ? `# Already in the answer\n${fencedItems(present)}` : "",
      `# Your task\nYou help people of a company think an idea through.\nSuggest ${count === 1 ? "one answer" : `${count} answers`} to this question.`,
      question.options.length > 0 ? optionRules : textRules,
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}

const textRules = `What makes a suggestion good:
- It answers this question and no other, and it follows from what stands above rather than from the industry in general.
- It is concrete enough that a colleague could disagree: who, when, where, and what it costs or changes for them.
- It adds something: a group, a moment, a cause or a consequence that is not among the answers given so far.
- The suggestions go in different directions; one of them is an angle the person has probably not thought of.
- What is already in the answer may be a single word, in another language, or beside the question. Build on what there is of it, in the language of the answers, and lead back to the question without a word of blame; leave out what has nothing to do with it.
- The description is the answer itself, ready to be taken over. It does not say "you could" or "consider".
- It is a guess about the person's world. Word what nobody has said as something to check, and use no figures that do not stand above.`;

const optionRules = `What makes a suggestion good:
- The title is the label of one option, word for word; each option at most once, none that is already chosen unless all are.
- The description says in one or two sentences what in the answers above speaks for this option, or what would have to be true for it.
- The option that fits best comes first. Do not praise an option that nothing speaks for: say what is missing.`;
