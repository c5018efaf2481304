import type { FieldType } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import * as z from "zod/mini";
import { type AnswerEntry, answerDraft, answerEntry, draftFrom, settle, textsOf } from "./answer-draft.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** What a person has in hand, and the stored answer they began with. */
export const keptAnswer = z.object({
  draft: answerDraft,
  base: z.object({ version: z.nullable(z.string()), entries: z.array(answerEntry) }),
});
export type KeptAnswer = z.infer<typeof keptAnswer>;

/** Two people's words for the same answer. */
export interface AnswerCollision {
  mine: readonly AnswerEntry[];
  theirs: StoredAnswer;
}

export const baseOf = (stored: StoredAnswer): KeptAnswer["base"] => ({
  version: stored.version,
  entries: draftFrom(stored).entries,
});

/** Whether there are words the server does not have. An opened editor without a change is none. */
export function isTouched({ draft, base }: KeptAnswer): boolean {
  const edited = draft.editing && draft.entries[draft.editing.index]?.text !== draft.editing.text;
  return draft.typed.trim() !== "" || Boolean(edited) || JSON.stringify(draft.entries) !== JSON.stringify(base.entries);
}

/** All of a person's words, also those that are still in a field. */
export function wordsOf(draft: KeptAnswer["draft"]): AnswerEntry[] {
  const { draft: settled } = settle(draft);
  const typed = settled.typed.trim();
  const isNew = typed !== "" && !textsOf(settled.entries).includes(typed);
  return isNew ? [...settled.entries, { text: typed, source: "user" }] : settled.entries;
}

/** Both answers when somebody else's has come since the person began, and the two do not say the same; else null. */
export function collisionOf(
  fieldType: FieldType,
  kept: KeptAnswer | null,
  stored: StoredAnswer,
): AnswerCollision | null {
  if (!kept || kept.base.version === stored.version || !isTouched(kept)) return null;
  const mine = wordsOf(kept.draft);
  const saysWhat = (entries: readonly AnswerEntry[]) => isSameAnswer(fieldType, textsOf(entries), stored.answer);
  return saysWhat(mine) || saysWhat(kept.base.entries) ? null : { mine, theirs: stored };
}

/** Both answers in one list: theirs, and what only mine says. */
export function mergedEntries({ mine, theirs }: AnswerCollision): AnswerEntry[] {
  const entries = draftFrom(theirs).entries;
  const texts = new Set(textsOf(entries));
  return [...entries, ...mine.filter(({ text }) => !texts.has(text.trim()))];
}
