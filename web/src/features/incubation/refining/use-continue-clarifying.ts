import type { ClarifyingQuestion, Seed } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { ConfirmationCase } from "@seedbed/rules/questionnaire/lost-work";
import { useState } from "react";
import { type AnswerEntry, settle, textsOf } from "../questionnaire/answer-draft.ts";
import { casesOfClarifying } from "../questionnaire/lost-by-change.ts";
import { useAnswerDraft } from "../questionnaire/use-answer-draft.ts";
import { useAnswerClarifying } from "./use-answer-clarifying.ts";

const nothingLost: readonly ConfirmationCase[] = [];

/** The way back from a clarifying question to the list, with its answer sent when it says something new. */
export function useContinueClarifying(seed: Seed, question: ClarifyingQuestion, onDone: () => void) {
  const state = useAnswerDraft(`${seed.uuid}.answer.${question.uuid}`, question);
  const submit = useAnswerClarifying(seed, question);
  const [lostCases, setLostCases] = useState(nothingLost);

  const leave = () => {
    state.forget();
    onDone();
  };
  const send = async (entries: readonly AnswerEntry[]) => {
    try {
      await submit.mutateAsync(entries);
      leave();
    } catch {
      // The mutation says what went wrong; the answer stays here to be sent again.
    } finally {
      setLostCases(nothingLost);
    }
  };
  const proceed = () => {
    if (submit.isPending) return;
    const { draft, problem } = settle(state.draft);
    if (problem) return state.take({ draft, problem });
    if (isSameAnswer("text", textsOf(draft.entries), question.answer)) return leave();
    state.take({ draft });
    const cases = casesOfClarifying(seed, question);
    if (cases.length > 0) setLostCases(cases);
    else void send(draft.entries);
  };
  const isEmpty = state.draft.entries.length === 0 && state.draft.typed.trim() === "";
  return {
    state,
    submit,
    leadsOn: isEmpty && question.answer.length === 0 ? "Skip" : "Continue",
    proceed,
    lostCases,
    confirm: () => void send(state.draft.entries),
    cancel: () => setLostCases(nothingLost),
  };
}
