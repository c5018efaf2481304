import type { Answers } from "./answer.ts";
import { customerAnswers } from "./task-answers/customer-answers.ts";
import { editingAnswers } from "./task-answers/editing-answers.ts";
import { financialAnswers } from "./task-answers/financial-answers.ts";
import { incubationAnswers } from "./task-answers/incubation-answers.ts";
import { interviewAnswers } from "./task-answers/interview-answers.ts";
import { marketAnswers } from "./task-answers/market-answers.ts";
import { personaAnswers } from "./task-answers/persona-answers.ts";
import { researchAnswers } from "./task-answers/research-answers.ts";
import { revisionAnswers } from "./task-answers/revision-answers.ts";
import { summaryAnswers } from "./task-answers/summary-answers.ts";

/**
 * For each task that checks more than its schema says, an answer that passes, whatever the prompt. Keys are the names as the
 * server receives them, with `_` for hyphens. Tasks that are not here do with an answer filled from their schema.
 */
export const taskAnswers: Answers = {
  ...incubationAnswers,
  ...customerAnswers,
  ...interviewAnswers,
  ...marketAnswers,
  ...financialAnswers,
  ...editingAnswers,
  ...personaAnswers,
  ...researchAnswers,
  ...revisionAnswers,
  ...summaryAnswers,
};
