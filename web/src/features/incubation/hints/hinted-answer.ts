import type { Question } from "@seedbed/contract/incubation/schemas";
import { type AnswerKind, isAside, readAnswer } from "@seedbed/rules/questionnaire/answers/read-answer";
import type { AnswerDraft } from "../questionnaire/answer-draft.ts";

/** The answer in hand that something can be said about. */
export interface HintedAnswer {
  text: string;
  kind: Exclude<AnswerKind, "fits">;
  /** Its place in the list; null while it is being typed. */
  index: number | null;
}

/**
 * The answer to say something about: what is being typed, or else the last one in the list. Whether typed words are beside the question is not
 * said before they are in the list: half a word looks like none. What came from a suggestion, or is being changed, is left alone.
 */
export function hintedAnswer(
  { entries, typed, editing }: AnswerDraft,
  question: Pick<Question, "required">,
): HintedAnswer | undefined {
  if (editing) return undefined;
  if (typed.trim() !== "") {
    const kind = kindOf(typed, question);
    return kind === "fits" || isAside(kind) ? undefined : { text: typed.trim(), kind, index: null };
  }
  const index = entries.length - 1;
  const entry = entries[index];
  if (entry?.source !== "user") return undefined;
  const kind = kindOf(entry.text, question);
  return kind === "fits" ? undefined : { text: entry.text.trim(), kind, index };
}

/** Whether a text is probably not about the question, so that it is worth a second look before it is sent. */
export const isBesideTheQuestion = (text: string, question: Pick<Question, "required">): boolean =>
  isAside(kindOf(text, question));

/** "None" is an answer where none is asked for. */
function kindOf(text: string, { required }: Pick<Question, "required">): AnswerKind {
  const kind = readAnswer(text);
  return kind === "unknown" && !required ? "fits" : kind;
}
