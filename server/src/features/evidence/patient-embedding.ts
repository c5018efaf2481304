import type { Logger } from "pino";
import type { LibraryReader, TextsToEmbed } from "./exports/research-library.ts";

type EmbedTexts = (reader: LibraryReader, asked: TextsToEmbed) => Promise<number[][]>;

/** Milliseconds for which a model that failed is not asked again. */
const restMs = 300_000;

/**
 * Asks for vectors, but not from a model that has just failed, which would make every question wait for it. The log says that it does not work once, until
 * it has worked again.
 */
export function createPatientEmbedding(
  embed: EmbedTexts,
  { now, log }: { now(): number; log: Pick<Logger, "warn"> },
): EmbedTexts {
  let restsUntil = 0;
  let isTold = false;
  return async (reader, asked) => {
    if (now() < restsUntil) throw new Error("the model for embeddings rests");
    try {
      const vectors = await embed(reader, asked);
      isTold = false;
      return vectors;
    } catch (error) {
      asked.signal.throwIfAborted();
      restsUntil = now() + restMs;
      const reason = error instanceof Error ? error.message : "unknown";
      if (!isTold)
        log.warn({ part: "research", reason }, "passages are ranked by words alone: the model for embeddings failed");
      isTold = true;
      throw error;
    }
  };
}
