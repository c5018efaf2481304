import type { ClarifyingQuestion, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { newsSince } from "../collision/news-since.ts";
import { casesOfClarifying } from "../questionnaire/lost-by-change.ts";
import { storedClarifying } from "../questionnaire/stored-answer.ts";
import { useAnswerFlow } from "../questionnaire/use-answer-flow.ts";
import { findClarifying } from "./find-clarifying.ts";
import { useAnswerClarifying } from "./use-answer-clarifying.ts";

/** The way back from a clarifying question to the list, with its answer sent when it says something new. */
export function useContinueClarifying(
  seed: Seed,
  questionnaire: Questionnaire,
  { question, onDone }: { question: ClarifyingQuestion; onDone: () => void },
) {
  const flow = useAnswerFlow({
    key: `${seed.uuid}.answer.${question.uuid}`,
    seed,
    question: { fieldType: "text", required: false },
    storedIn: (of) => storedClarifying(findClarifying(of, question.uuid)),
    casesIn: (of) => casesOfClarifying(of, findClarifying(of, question.uuid) ?? question),
    newsSince: (before, now) => newsSince(questionnaire, { before, now }, Number.POSITIVE_INFINITY),
    submit: useAnswerClarifying(seed.uuid, question),
    onDone,
  });
  const { draft } = flow.state;
  const isEmpty = draft.entries.length === 0 && draft.typed.trim() === "";
  return { ...flow, leadsOn: isEmpty && question.answer.length === 0 ? "Skip" : "Continue" };
}
