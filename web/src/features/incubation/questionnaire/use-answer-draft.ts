import { useState } from "react";
import { useSessionEntry } from "../seed/session-entry.ts";
import {
  type AnswerDraft,
  type AnswerEntry,
  answerDraft,
  type DraftStep,
  draftFrom,
  type StoredAnswer,
} from "./answer-draft.ts";

export interface AnswerDraftState {
  draft: AnswerDraft;
  /** Whether anything differs from what the server has. */
  touched: boolean;
  /** What is wrong with what was done last. */
  problem: string | undefined;
  removed: { index: number; entry: AnswerEntry } | null;
  /** Takes over a step: the draft after it, and what kept it from being done. */
  take(step: DraftStep): void;
  remove(index: number): void;
  undoRemoval(): void;
  /** Nothing is left to send. */
  forget(): void;
}

/** The answer in hand at a question. It survives a reload of the tab, letter by letter. */
export function useAnswerDraft(key: string, stored: StoredAnswer | undefined): AnswerDraftState {
  const [kept, keep] = useSessionEntry(key, answerDraft);
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<AnswerDraftState["removed"]>(null);
  const draft = kept ?? draftFrom(stored);
  const take = (step: DraftStep) => {
    keep(step.draft);
    setProblem(step.problem);
    setRemoved(null);
  };
  return {
    draft,
    touched: kept !== null && JSON.stringify(kept) !== JSON.stringify(draftFrom(stored)),
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
    forget: () => keep(null),
  };
}
