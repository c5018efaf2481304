/** What a check finds in an answer. `mark`: kept, and a person is told. `refuse`: asked for again, and never stored. */
export type Finding = Mark | Refusal;

export interface Mark {
  grade: "mark";
  /** Names the rule, the same for all places, such as `grading-follows-score`. */
  rule: string;
  /** Where in the answer, such as `profiles.2.name`; empty for the whole. */
  place: string;
  /** For the person. */
  sentence: string;
}

export interface Refusal {
  grade: "refuse";
  rule: string;
  place: string;
  /** For the model that writes the place anew. */
  problem: string;
  /** The words that are wrong in the text at `place`: a sentence that holds them can be cut out when writing anew has not helped. */
  words?: string;
  /** When writing anew has not helped, the answer is kept and the person reads this. Never for a truth rule. */
  orMark?: string;
  /** What its item is counted under when writing anew has not helped and it is left out; `dropped-item` when absent. */
  leftOut?: string;
}

/** What a person should look at in an answer. */
export interface TaskNote {
  rule: string;
  place: string;
  sentence: string;
}

/** Told of each thing that was put right or left out. */
export type NoteMend = (rule: string, place: string) => void;

export const mark = (rule: string, place: string, sentence: string): Mark => ({
  grade: "mark",
  rule,
  place,
  sentence,
});

/** `told` is the problem for the model that writes the place anew, alone or with what else a refusal may say. */
export const refuse = (
  rule: string,
  place: string,
  told: string | Omit<Refusal, "grade" | "rule" | "place">,
): Refusal => ({
  grade: "refuse",
  rule,
  place,
  ...(typeof told === "string" ? { problem: told } : told),
});

export const isRefusal = (finding: Finding): finding is Refusal => finding.grade === "refuse";

/** What a finding says, to whom it is told. */
export const saidOf = (finding: Finding): string => (finding.grade === "mark" ? finding.sentence : finding.problem);
