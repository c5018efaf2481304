import { clarifyingQuestionsPerRun } from "@seedbed/contract/limits";
import { questionIcons } from "@seedbed/rules/questionnaire/question-icons";
import { z } from "zod";
import { listOf } from "../../../../platform/model/answer/list-of.ts";

const ClarifyingQuestionOutput = z.object({
  title: z
    .string()
    .max(80)
    .describe("Two to five words for the list, such as “Who signs the order”. No question mark."),
  icon: z.enum(questionIcons).describe("The picture that fits the title best.").meta({ fallback: "bulb" }),
  question: z
    .string()
    .max(300)
    .describe("One open question in one sentence, ending with a question mark, that names what was answered before."),
});

/** So many still help; for a run of as many as are promised more are asked for. */
export const enoughQuestions = 2;

export const ClarifyingQuestionsOutput = z.object({
  questions: listOf(ClarifyingQuestionOutput, {
    wanted: clarifyingQuestionsPerRun,
    enough: enoughQuestions,
    unique: "question",
  }).describe("The questions, the one whose answer would change most first."),
});
export type ClarifyingQuestionsOutput = z.infer<typeof ClarifyingQuestionsOutput>;
