import { type LabelledAnswer, labelledAnswers } from "./labelled-answers.ts";
import { stanceSaid } from "./stance-said.ts";

/** Of labelled answers: how many the rule reads anything out of, and how many of these as a person does. */
interface Accuracy {
  of: number;
  read: number;
  right: number;
}

export interface ReadingAccuracy {
  /** Of the answers that were kept apart while the rule was written: all, and those in German. */
  kept: Accuracy;
  german: Accuracy;
  /** Answers that refuse or leave it open, and are read as agreeing; and the other way round. */
  takenForAgreement: number;
  agreementOverlooked: number;
}

/** Whether something else is read out of an answer than a person reads; nothing is not something else. */
export const isMisread = ({ text, label }: LabelledAnswer) => ![label, undefined].includes(stanceSaid(text));

/** What the rule is worth by which answers are read. */
export function readingAccuracy(): ReadingAccuracy {
  const kept = labelledAnswers
    .filter(({ isKept }) => isKept)
    .map(({ language, label, text }) => ({ language, label, said: stanceSaid(text) }));
  const accuracyOf = (answers: typeof kept) => ({
    of: answers.length,
    read: answers.filter(({ said }) => said !== undefined).length,
    right: answers.filter(({ said, label }) => said === label).length,
  });
  return {
    kept: accuracyOf(kept),
    german: accuracyOf(kept.filter(({ language }) => language === "de")),
    takenForAgreement: kept.filter(({ label, said }) => label !== "agrees" && said === "agrees").length,
    agreementOverlooked: kept.filter(({ label, said }) => label === "agrees" && said !== undefined && said !== "agrees")
      .length,
  };
}
