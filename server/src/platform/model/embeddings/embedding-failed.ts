import type { UsageOutcome } from "../usage/usage-log.ts";

/** Texts that no vectors were made of. */
export class EmbeddingFailed extends Error {
  override readonly name = "EmbeddingFailed";
  readonly outcome: Exclude<UsageOutcome, "ok">;

  /** @param sentence for the log and the doctor: "it cannot be reached" */
  constructor(outcome: Exclude<UsageOutcome, "ok">, sentence: string) {
    super(sentence);
    this.outcome = outcome;
  }
}
