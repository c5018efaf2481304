import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import { questionsInOrder } from "./navigation.ts";

/** The step a question belongs to: sub-questions (5.5) count to the step of their question (5). Infinity when all is answered. */
export function stepNumber(order: number): number {
  return Math.floor(order);
}

/** How many steps a questionnaire has; 0 without questions. */
export function totalSteps(questionnaire: Pick<Questionnaire, "questions">): number {
  return Math.floor(questionsInOrder(questionnaire).at(-1)?.order ?? 0);
}

/** Percentage from 0 to 100 of the way to the step of `order`; 100 when the step is infinite. */
export function stepProgress(order: number, total: number): number {
  const step = stepNumber(order);
  if (step === Number.POSITIVE_INFINITY) return 100;
  if (total <= 0) return 0;
  return Math.min(100, Math.max(0, (step / total) * 100));
}

/** "3 / 7 steps", or "Complete" when the step is infinite. */
export function stepText(order: number, total: number): string {
  const step = stepNumber(order);
  return step === Number.POSITIVE_INFINITY ? "Complete" : `${step} / ${total} steps`;
}
