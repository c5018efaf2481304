import type { Question, Questionnaire, SeedType } from "@seedbed/contract/incubation/schemas";

type QuestionDraft = Omit<Question, "options" | "dependsOn" | "dependsOnValue" | "isSuggestionsEnabled"> &
  Partial<Pick<Question, "options" | "dependsOn" | "dependsOnValue" | "isSuggestionsEnabled">>;

/** A questionnaire with its questions by id. Suggestions are on, and nothing depends on an answer, unless a question says so. */
export function defineQuestionnaire(type: SeedType, version: number, drafts: QuestionDraft[]): Questionnaire {
  const questions = drafts.map(
    (draft): Question => ({
      options: [],
      dependsOn: null,
      dependsOnValue: null,
      isSuggestionsEnabled: true,
      ...draft,
    }),
  );
  return { type, version, questions: Object.fromEntries(questions.map((question) => [question.id, question])) };
}
