import type { AnsweredQuestion } from "../exports/seed-brief.ts";

/** The texts given to the question with this identifier; none when it was not answered. */
export function answersTo(answers: readonly AnsweredQuestion[], identifier: string): string[] {
  return answers.find((answer) => answer.identifier === identifier)?.answers ?? [];
}
