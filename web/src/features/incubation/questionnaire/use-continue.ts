import type { Question, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { answerMessages, isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { ConfirmationCase } from "@seedbed/rules/questionnaire/lost-work";
import { nextQuestion } from "@seedbed/rules/questionnaire/navigation";
import { useState } from "react";
import { usePlace } from "../seed/use-place.ts";
import { type AnswerEntry, settle, textsOf } from "./answer-draft.ts";
import { casesOfAnswer } from "./lost-by-change.ts";
import { useAnswerDraft } from "./use-answer-draft.ts";
import { useSubmitAnswer } from "./use-submit-answer.ts";

const nothingLost: readonly ConfirmationCase[] = [];

/**
 * The way on from a question: what was typed is added, a required answer insisted on, an unchanged answer passed, a change that
 * costs later work confirmed, and the rest sent.
 */
export function useContinue(seed: Seed, questionnaire: Questionnaire, question: Question) {
  const { go } = usePlace();
  const stored = seed.answers.find((given) => given.question.id === question.id);
  const state = useAnswerDraft(`${seed.uuid}.answer.${question.id}`, stored);
  const submit = useSubmitAnswer(seed);
  const [lostCases, setLostCases] = useState(nothingLost);

  const moveOn = (after: Seed) => {
    state.forget();
    const { answers, isCloned } = after;
    const next = nextQuestion(questionnaire, { order: question.order, answers, isCloned });
    go(next ? { question: next.identifier } : { stage: "pre-generation" });
  };
  const send = async (entries: readonly AnswerEntry[]) => {
    try {
      moveOn(await submit.mutateAsync({ question, entries }));
    } catch {
      // The mutation says what went wrong; the answer stays here to be sent again.
    } finally {
      setLostCases(nothingLost);
    }
  };

  const proceed = () => {
    if (submit.isPending) return;
    const { draft, problem } = settle(state.draft);
    const texts = textsOf(draft.entries);
    if (problem) return state.take({ draft, problem });
    if (question.required && texts.length === 0) return state.take({ draft, problem: answerMessages.required });
    if (isSameAnswer(question.fieldType, texts, stored?.answer ?? [])) return moveOn(seed);
    state.take({ draft });
    const cases = casesOfAnswer(seed, question);
    if (cases.length > 0) setLostCases(cases);
    else void send(draft.entries);
  };

  const isEmpty = state.draft.entries.length === 0 && state.draft.typed.trim() === "";
  return {
    state,
    submit,
    /** What the button that leads on says. */
    leadsOn: !question.required && isEmpty ? "Skip" : "Continue",
    proceed,
    /** What the change would cost; empty while nothing is asked. */
    lostCases,
    confirm: () => void send(state.draft.entries),
    cancel: () => setLostCases(nothingLost),
  };
}
