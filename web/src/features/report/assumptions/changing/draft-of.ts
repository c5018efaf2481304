import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { scaleOfScore, scoreOfScale } from "@seedbed/rules/assumptions/meter";
import type { DraftAssumption } from "./assumption-editor.ts";

/** An assumption as it can be changed. What signals make of its certainty is not what stands there. */
export const draftOf = (assumption: ListedAssumption): DraftAssumption => ({
  statement: assumption.statement,
  category: assumption.category,
  importance: scoreOfScale(assumption.importance),
  certainty: scoreOfScale(writtenCertainty(assumption)),
  falsifier: assumption.falsifier ?? "",
});

/** How certain it is without any signal. */
export const writtenCertainty = ({ certainty, balance }: ListedAssumption) => balance?.written ?? certainty;

/** A draft as it is sent. */
export const bodyOf = ({ statement, importance, certainty, falsifier, ...draft }: DraftAssumption) => ({
  ...draft,
  statement: statement.trim(),
  importance: scaleOfScore(importance),
  certainty: scaleOfScore(certainty),
  falsifier: falsifier.trim(),
});
