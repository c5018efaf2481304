import type { MessageRow } from "./store/messages.ts";

/** Questions without any answer, the earliest first; one whose answer failed is asked again by the person alone. */
export function unansweredQuestions(messages: readonly MessageRow[]): MessageRow[] {
  const answered = new Set(messages.filter(({ side }) => side === "answer").map(({ turn }) => turn));
  return messages.filter(({ side, turn }) => side === "question" && !answered.has(turn));
}
