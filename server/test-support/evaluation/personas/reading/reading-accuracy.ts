import { type LabelledAnswer, labelledAnswers } from "./labelled-answers.ts";
import { stanceOf } from "./stance-said.ts";

/** How many labelled answers the rule reads as a person does. */
export interface Accuracy {
  right: number;
  of: number;
}

export interface ReadingAccuracy {
  /** Of the answers that were kept apart while the rule was written: all, and those in German. */
  kept: Accuracy;
  german: Accuracy;
  /** Answers that refuse or leave it open, and are read as agreeing; and the other way round. */
  takenForAgreement: number;
  agreementOverlooked: number;
}

export const isReadRight = ({ text, label }: LabelledAnswer) => stanceOf({ text, verdict: null }) === label;

/** What the rule is worth by which answers are read. */
export function readingAccuracy(): ReadingAccuracy {
  const kept = labelledAnswers.filter(({ isKept }) => isKept);
  const accuracyOf = (answers: readonly LabelledAnswer[]) => ({
    right: answers.filter(isReadRight).length,
    of: answers.length,
  });
  const agrees = ({ text }: LabelledAnswer) => stanceOf({ text, verdict: null }) === "agrees";
  return {
    kept: accuracyOf(kept),
    german: accuracyOf(kept.filter(({ language }) => language === "de")),
    takenForAgreement: kept.filter((answer) => answer.label !== "agrees" && agrees(answer)).length,
    agreementOverlooked: kept.filter((answer) => answer.label === "agrees" && !agrees(answer)).length,
  };
}
