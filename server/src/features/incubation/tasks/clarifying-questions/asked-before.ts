import type { ClarifyingQuestionsInput } from "./prompt.ts";

/** What the person was asked already, each once. */
export function askedBefore({ brief }: ClarifyingQuestionsInput): string[] {
  const asked = [...brief.answers.map(({ label }) => label), ...brief.clarifications.map(({ question }) => question)];
  return [...new Set(asked)];
}
