import type { Question, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { nextQuestion } from "@seedbed/rules/questionnaire/navigation";
import { newsSince } from "../collision/news-since.ts";
import { isBesideTheQuestion } from "../hints/hinted-answer.ts";
import { usePlace } from "../seed/use-place.ts";
import { casesOfAnswer } from "./lost-by-change.ts";
import { storedAnswer } from "./stored-answer.ts";
import { useAnswerFlow } from "./use-answer-flow.ts";
import { useSubmitAnswer } from "./use-submit-answer.ts";

/** The way on from a question of the questionnaire to the next one, with its answer sent when it says something new. */
export function useContinue(seed: Seed, questionnaire: Questionnaire, question: Question) {
  const { go } = usePlace();
  const isFirst = (of: Seed) => !of.answers.some((given) => given.question.id === question.id);
  const flow = useAnswerFlow({
    key: `${seed.uuid}.answer.${question.id}`,
    seed,
    question,
    needsLook: (text) => question.fieldType === "text" && isBesideTheQuestion(text, question),
    storedIn: ({ answers }) => storedAnswer(answers.find((given) => given.question.id === question.id)),
    casesIn: (of) => casesOfAnswer(of, question),
    newsSince: (before, now) =>
      newsSince(questionnaire, { before, now }, isFirst(now) ? Number.POSITIVE_INFINITY : question.order),
    submit: useSubmitAnswer(seed.uuid, question),
    onDone: ({ answers, isCloned }) => {
      const next = nextQuestion(questionnaire, { order: question.order, answers, isCloned });
      go(next ? { question: next.identifier } : { stage: "pre-generation" }, { from: question.identifier });
    },
  });
  const { draft } = flow.state;
  const isEmpty = draft.entries.length === 0 && draft.typed.trim() === "";
  /** What the button that leads on says. */
  return { ...flow, leadsOn: !question.required && isEmpty ? "Skip" : "Continue" };
}
