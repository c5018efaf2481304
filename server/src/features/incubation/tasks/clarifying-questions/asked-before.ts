import type { ClarifyingQuestionsInput } from "./prompt.ts";

/** What the person was asked already. */
export function askedBefore({ brief }: ClarifyingQuestionsInput): string[] {
  return [...brief.answers.map(({ label }) => label), ...brief.clarifications.map(({ question }) => question)];
}
