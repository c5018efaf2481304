import type { SeedAnswer } from "@seedbed/contract/incubation/schemas";
import { spendingAsRead } from "../spending/spending-words.ts";

/** An answer as people read it: options by their label, costs with their amounts. */
export function answerTexts(given: SeedAnswer | undefined): string[] {
  const labels = new Map(given?.question.options.map(({ value, label }) => [value, label]));
  return (given?.answer ?? []).map((answer) => labels.get(answer) ?? spendingAsRead(answer));
}
