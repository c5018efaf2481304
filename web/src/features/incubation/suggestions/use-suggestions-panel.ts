import type { Question, Suggestion } from "@seedbed/contract/incubation/schemas";
import { answerMaxLength } from "@seedbed/contract/limits";
import { matchOption } from "@seedbed/rules/questionnaire/match-option";
import { useState } from "react";
import { toast } from "../../../shell/toasts.ts";
import { addText, choose, textsOf } from "../questionnaire/answer-draft.ts";
import type { AnswerDraftState } from "../questionnaire/use-answer-draft.ts";
import { emitSignal, useSignal } from "../seed/seed-signals.ts";
import type { SuggestionRun } from "./suggestion-run.ts";

interface PanelOptions {
  question: Pick<Question, "id" | "fieldType" | "options">;
  state: AnswerDraftState;
  run: SuggestionRun | undefined;
  /** The generated concept the question is about. */
  conceptUuid?: string | undefined;
}

const noOption = "None of the options says what this suggestion says.";

/** Suggestions beside a question: asking for them, and taking one over as an answer or as a choice. */
export function useSuggestionsPanel({ question, state, run, conceptUuid }: PanelOptions) {
  const [closed, setClosed] = useState(false);
  const { draft } = state;
  const isText = question.fieldType === "text";
  const answerOf = ({ title, description }: Suggestion) =>
    isText ? description.trim().slice(0, answerMaxLength).trim() : matchOption(question.options, title)?.value;

  useSignal("answer-update", ({ questionId, text, source }) => {
    if (questionId !== question.id) return;
    state.take(isText ? addText(draft, text, source) : { draft: choose(draft, question.fieldType, { text, source }) });
  });

  const isUsed = (suggestion: Suggestion) => {
    const answer = answerOf(suggestion);
    return answer !== undefined && textsOf(draft.entries).includes(answer);
  };
  return {
    run,
    opened: run !== undefined && !closed,
    close: () => setClosed(true),
    ask: () => {
      setClosed(false);
      const answer = textsOf(draft.entries);
      emitSignal("ai-suggestions", { questionId: question.id, answer, ...(conceptUuid ? { conceptUuid } : {}) });
    },
    isUsed,
    use: (suggestion: Suggestion) => {
      const text = answerOf(suggestion);
      if (text === "" || isUsed(suggestion)) return;
      if (text === undefined) return toast.info(noOption, { id: "no-option" });
      emitSignal("answer-update", { questionId: question.id, text, source: "ai" });
    },
  };
}
