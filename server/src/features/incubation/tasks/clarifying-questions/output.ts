import { clarifyingQuestionsPerRun } from "@seedbed/contract/limits";
import { questionIcons } from "@seedbed/rules/questionnaire/question-icons";
import { z } from "zod";

const ClarifyingQuestionOutput = z.object({
  title: z
    .string()
    .max(80)
    .describe("Two to five words for the list, such as “Who signs the order”. No question mark."),
  icon: z.enum(questionIcons).describe("The picture that fits the title best."),
  question: z
    .string()
    .max(300)
    .describe("One open question in one sentence, ending with a question mark, that names what was answered before."),
});

export const ClarifyingQuestionsOutput = z.object({
  questions: z
    .array(ClarifyingQuestionOutput)
    .min(clarifyingQuestionsPerRun.min)
    .max(clarifyingQuestionsPerRun.max)
    .describe("The questions, the one whose answer would change most first."),
});
export type ClarifyingQuestionsOutput = z.infer<typeof ClarifyingQuestionsOutput>;
