import type { Question } from "@seedbed/contract/incubation/schemas";
import { answerListProblem, isSameAnswer } from "../src/questionnaire/answer-list.ts";
import { confirmationCases, lostWork, withoutLostWork } from "../src/questionnaire/lost-work.ts";
import type { WalkedSystem } from "./seed-walk.ts";

type Answered = { question: Question; answer: string[] };

/** A seed that is held by the rules alone. */
export function rememberedSeed(): WalkedSystem {
  let seed = {
    answers: [] as Answered[],
    clarifyingQuestions: [] as { answer: string[] }[],
    cachedConcepts: [] as { isSaved: boolean; clarifyingQuestions: [] }[],
    isCloned: false,
    generation: { status: "idle" as const, message: null, instructions: "" },
  };
  return {
    read: async () => seed,
    submit: async (question, answer, confirmed) => {
      if (answerListProblem(question, answer)) return "refused";
      const before = seed.answers.find((given) => given.question.id === question.id);
      if (before && isSameAnswer(question.fieldType, before.answer, answer)) return "stored";
      if (before && !confirmed && confirmationCases(lostWork(seed, question.order), seed).length > 0) return "asked";
      const left = withoutLostWork(seed, before ? question.order : Number.POSITIVE_INFINITY);
      const others = left.answers.filter((given) => given !== before);
      const answers = [...others, { question, answer }].sort((one, other) => one.question.order - other.question.order);
      seed = { ...left, answers };
      return "stored";
    },
    clarify: async () => {
      seed = { ...seed, clarifyingQuestions: [{ answer: ["yes"] }, { answer: [] }] };
    },
    generate: async () => {
      seed = { ...seed, cachedConcepts: [{ isSaved: false, clarifyingQuestions: [] }] };
    },
    clone: async () => {
      const original = seed;
      seed = { ...structuredClone(seed), clarifyingQuestions: [], cachedConcepts: [], isCloned: true };
      return original;
    },
  };
}
