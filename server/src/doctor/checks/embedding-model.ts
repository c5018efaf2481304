import { connectEmbeddingModel } from "../../platform/model/embeddings/connect-embedding-model.ts";
import { EmbeddingFailed } from "../../platform/model/embeddings/embedding-failed.ts";
import type { ImageModelSettings } from "../../platform/model/settings.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";

interface Options {
  /** Milliseconds that the vectors may take. */
  patience: number;
  signal: AbortSignal;
}

/** Whether the model for embeddings makes vectors: it is asked for two small ones. */
export async function checkEmbeddingModel(
  settings: ImageModelSettings | undefined,
  { patience, signal }: Options,
): Promise<Answer[]> {
  if (!settings) return [ok("AI_EMBEDDING_MODEL is not set: what is read is ranked by its words.")];
  const { name, embed } = connectEmbeddingModel(settings, { timeoutMs: patience });
  try {
    const { vectors } = await embed(["soap", "bread"], signal);
    return [ok(`${name} makes vectors of ${vectors[0]?.length} numbers.`)];
  } catch (error) {
    if (!(error instanceof EmbeddingFailed)) throw error;
    const says = `${name}: ${error.message}. Until it works, what is read is ranked by its words.`;
    const passes = ["timeout", "rate_limited", "provider_error"].includes(error.outcome);
    return [(passes ? note : wrong)(says, "Look at AI_EMBEDDING_MODEL, its key and its address.")];
  }
}
