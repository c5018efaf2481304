import type { SQLWrapper } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { runSeries, type SeriesTools } from "../attempts/attempt-series.ts";
import type { TaskCaller } from "../task-caller.ts";
import { TaskFailed } from "../task-failed.ts";
import type { ConnectedImageModel } from "./connect-image-model.ts";
import { imageFailure } from "./image-failure.ts";
import type { ImageTask, MadeImage } from "./image-task.ts";

/** An image that somebody asks for. */
export interface ImageOrder<Input> extends TaskCaller {
  task: ImageTask<Input>;
  input: Input;
  /** Stores the image and gives the name of its file. What is thrown means that there is no place for it. */
  store(image: MadeImage): Promise<string>;
  /** The statement that notes the stored image, sent with the one that records what it cost. */
  keep(transaction: Transaction, file: string): SQLWrapper;
}

/** More than a wide image of medium quality is charged as. */
const mostTokens = 2_000;

/**
 * Has an image made and stored, and gives the name of its file: a place, money and a usage row for each attempt, as for any task. Throws
 * `TaskFailed`; a call that hangs is not made again.
 */
export async function runImage<Input>(
  order: ImageOrder<Input>,
  model: ConnectedImageModel,
  tools: SeriesTools,
): Promise<string> {
  const { task, input, accountId, userId, idempotencyKey, since, signal } = order;
  const prompt = task.prompt(input);
  let stored: { file: string } | { problem: unknown } | undefined;
  const { make, ...connected } = model;
  const series = {
    accountId,
    userId,
    task: { ...task, modelClass: "strong" as const },
    attemptsBefore: 0,
    since,
    request: {
      model: {
        ...connected,
        stream: async (call, listener) => {
          const { image, tokens } = await make({ prompt, idempotencyKey, watch: call.watch });
          listener.finish("stop", tokens);
          // Before its cost is recorded: an image that was paid for and is nowhere would have to be paid for again.
          stored = await order.store(image).then(
            (file) => ({ file }),
            (problem: unknown) => ({ problem }),
          );
        },
      } satisfies Parameters<typeof runSeries>[0]["request"]["model"],
      system: "",
      prefix: "",
      messages: [{ role: "user" as const, content: prompt }],
      schema: {},
      schemaName: task.name,
      maxOutputTokens: mostTokens,
      idempotencyKey,
      signal,
      onText: () => undefined,
    },
    judge: () => ({ outcome: "ok" as const, mends: {} }),
    beginAttempt: () => undefined,
    endAttempt: () => undefined,
    along: () => {
      const kept = stored;
      return kept && "file" in kept ? (transaction: Transaction) => order.keep(transaction, kept.file) : undefined;
    },
  };
  await runSeries(series, tools).catch((error: unknown) => {
    throw error instanceof TaskFailed ? imageFailure(error) : error;
  });
  if (stored && "file" in stored) return stored.file;
  const sentence = "The image was made, but there is no place for files at the moment. Try again later.";
  throw new TaskFailed({ code: "provider_error", sentence, retryable: true });
}
