import type { FieldType } from "@seedbed/contract/incubation/schemas";
import { useState } from "react";
import type { KeptState } from "../../../transport/kept/use-kept.ts";
import { seedEntry, useSeedEntry } from "../seed/seed-entry.ts";
import { type AnswerDraft, type AnswerEntry, type DraftStep, draftFrom } from "./answer-draft.ts";
import { type AnswerCollision, baseOf, collisionOf, isTouched, type KeptAnswer, keptAnswer } from "./kept-answer.ts";
import type { StoredAnswer } from "./stored-answer.ts";

export interface AnswerDraftState {
  draft: AnswerDraft;
  /** Whether anything differs from what the server has. */
  touched: boolean;
  /** The person's words and somebody else's, which came while the person was writing. */
  collision: AnswerCollision | null;
  /** What is to be said of the words in hand; null where the server has them. */
  words: KeptState | null;
  /** What the person began with. */
  base: KeptAnswer["base"];
  /** What is wrong with what was done last. */
  problem: string | undefined;
  removed: { index: number; entry: AnswerEntry } | null;
  /** Takes over a step: the draft after it, and what kept it from being done. */
  take(step: DraftStep): void;
  remove(index: number): void;
  undoRemoval(): void;
  /** Takes these entries for a change of the answer that is stored now. */
  rebase(entries: readonly AnswerEntry[]): void;
  /** Nothing is left to send. */
  forget(): void;
  /** These entries are stored. Answers whether nothing has been written since they were sent; what has stays in hand. */
  finish(sent: readonly AnswerEntry[], stored: StoredAnswer): boolean;
}

/**
 * The answer in hand at a question. It is kept on this device, letter by letter. Somebody else's answer simply shows while
 * nothing is in hand.
 */
export function useAnswerDraft(key: string, fieldType: FieldType, stored: StoredAnswer): AnswerDraftState {
  const [kept, keep, words] = useSeedEntry(key, keptAnswer);
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<AnswerDraftState["removed"]>(null);
  const touched = kept !== null && isTouched(kept);
  const inHand = kept && (touched || kept.base.version === stored.version) ? kept : null;
  const draft = inHand?.draft ?? draftFrom(stored);
  const base = inHand?.base ?? baseOf(stored);
  const take = (step: DraftStep) => {
    keep({ draft: step.draft, base });
    setProblem(step.problem);
    setRemoved(null);
  };
  return {
    draft,
    touched,
    words: touched || words.hasNewer ? words : null,
    collision: collisionOf(fieldType, inHand, stored),
    base,
    problem,
    removed,
    take,
    remove: (index) => {
      const entry = draft.entries[index];
      if (!entry) return;
      take({ draft: { ...draft, entries: draft.entries.toSpliced(index, 1), editing: null } });
      setRemoved({ index, entry });
    },
    undoRemoval: () => {
      if (removed) take({ draft: { ...draft, entries: draft.entries.toSpliced(removed.index, 0, removed.entry) } });
    },
    rebase: (entries) => {
      keep({ draft: { entries: [...entries], typed: "", editing: null }, base: baseOf(stored) });
      setProblem(undefined);
      setRemoved(null);
    },
    forget: () => keep(null),
    finish: (sent, now) => {
      const entry = seedEntry(key, keptAnswer);
      const inHandNow = entry.read();
      const hasMore = inHandNow !== null && isTouched({ ...inHandNow, base: { version: null, entries: [...sent] } });
      // What is kept by now: `keep` knows of what was in hand when it was sent.
      if (!hasMore) entry.write(null);
      keep(hasMore ? { draft: inHandNow.draft, base: baseOf(now) } : null);
      return !hasMore;
    },
  };
}
