/** Why a sentence may not be said, for the model that writes it anew. */
export interface SentenceProblem {
  rule: string;
  /** The words at which it shows. */
  words: string;
  problem: string;
}
