import type { Question, Questionnaire } from "@seedbed/contract/incubation/schemas";
import fc from "fast-check";
import type { GivenAnswer } from "../src/questionnaire/navigation.ts";

/** A question with the smallest valid content. */
export function question(fields: Partial<Question> & Pick<Question, "identifier" | "order">): Question {
  return {
    id: fields.identifier,
    label: fields.identifier,
    shortLabel: fields.identifier,
    help: "",
    placeholder: "",
    dependsOn: null,
    dependsOnValue: null,
    fieldType: "text",
    options: [],
    isSuggestionsEnabled: true,
    required: true,
    ...fields,
  };
}

export function questionnaireOf(questions: Question[]): Pick<Questionnaire, "questions"> {
  return { questions: Object.fromEntries(questions.map((entry) => [entry.id, entry])) };
}

export function given(identifier: string, order: number, ...answer: string[]): GivenAnswer {
  return { question: { identifier, order }, answer };
}

/** Questionnaires with distinct orders in steps of a half, some of whose questions wait for "yes" to another one. */
export const questionnaires: fc.Arbitrary<Question[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
  .chain((halves) =>
    fc.tuple(
      ...halves.map((half, index) =>
        fc.option(fc.nat({ max: halves.length - 1 }), { nil: null }).map((target) =>
          question({
            identifier: `q${index}`,
            order: half / 2,
            dependsOn: target === null ? null : `q${target}`,
            dependsOnValue: target === null ? null : "yes",
          }),
        ),
      ),
    ),
  );

/** A questionnaire and answers ("yes" or "no") to some of its questions. */
export const walks: fc.Arbitrary<{ questions: Question[]; answers: GivenAnswer[] }> = questionnaires.chain(
  (questions) =>
    fc.tuple(...questions.map(() => fc.constantFrom("yes", "no", null))).map((words) => ({
      questions,
      answers: questions.flatMap((entry, index) => {
        const word = words[index];
        return word ? [given(entry.identifier, entry.order, word)] : [];
      }),
    })),
);
