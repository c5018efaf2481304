import type { AssumptionCategory, ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { createContext, useContext } from "react";

/** What is sent of an assumption, ratings as scores from 0 to 1. */
export interface DraftAssumption {
  statement: string;
  category: AssumptionCategory;
  importance: number;
  certainty: number;
  falsifier: string;
}

/** What of the assumptions is in change: one thing at a time. */
export type Opened =
  | { kind: "add"; category: AssumptionCategory }
  /** Ratings that are chosen and not saved. */
  | { kind: "rate"; uuid: string; importance: number; certainty: number }
  /** `draft` and `problem`: what was written before, and why it was refused. */
  | { kind: "statement"; assumption: ListedAssumption; draft?: DraftAssumption; problem?: string }
  /** A change to be confirmed, and where one comes back to without. */
  | { kind: "change"; assumption: ListedAssumption; draft: DraftAssumption; back: Opened }
  | { kind: "delete"; assumption: ListedAssumption };

export interface AssumptionEditor {
  opened: Opened | null;
  isSaving: boolean;
  show(opened: Opened): void;
  close(): void;
}

/** Holds what changes the assumptions; null where nobody may. */
export const Editor = createContext<AssumptionEditor | null>(null);

/** What changes the assumptions here; null where nobody may. */
export const useAssumptionEditor = (): AssumptionEditor | null => useContext(Editor);

export const savingKey = (conceptId: string) => ["assumption", conceptId];

/** Where what is written of an assumption is kept; of a new one without a uuid. */
export const statementPlace = (conceptId: string, uuid: string) => `statement.${conceptId}.${uuid}`;
