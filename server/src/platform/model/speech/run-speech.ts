import type { Sound } from "../../film/voice/sound.ts";
import { runSeries, type SeriesTools } from "../attempts/attempt-series.ts";
import type { TaskCaller } from "../task-caller.ts";
import { TaskFailed } from "../task-failed.ts";
import type { ConnectedSpeechModel } from "./connect-speech-model.ts";
import { speechFailure } from "./speech-failure.ts";

/** A text that somebody wants to have said. */
export interface SpeechOrder extends TaskCaller {
  text: string;
  /** Stores the sound, before its cost is recorded. What is thrown means that there is no place for it. */
  store(sound: Sound): Promise<void>;
}

const task = { name: "speech", version: 1, modelClass: "strong" as const };
/** More than two minutes of speech are charged as. */
const mostTokens = 2_500;

/** Has a text said and stored: a place, money and a usage row for each attempt, as for any task. Throws `TaskFailed`. */
export async function runSpeech(order: SpeechOrder, model: ConnectedSpeechModel, tools: SeriesTools): Promise<Sound> {
  const { text, accountId, userId, idempotencyKey, since, signal } = order;
  const { say, ...connected } = model;
  let said: { sound: Sound; problem?: unknown } | undefined;
  const series: Parameters<typeof runSeries>[0] = {
    accountId,
    userId,
    task,
    attemptsBefore: 0,
    since,
    request: {
      model: {
        ...connected,
        stream: async (call, listener) => {
          const { sound, tokens } = await say({ text, idempotencyKey, watch: call.watch });
          listener.finish("stop", tokens);
          // What was paid for and is nowhere would have to be paid for again.
          said = await order.store(sound).then(
            () => ({ sound }),
            (problem: unknown) => ({ sound, problem }),
          );
        },
      },
      system: "",
      prefix: "",
      messages: [{ role: "user", content: text }],
      schema: {},
      schemaName: task.name,
      maxOutputTokens: mostTokens,
      idempotencyKey,
      ...(signal ? { signal } : {}),
      onText: () => undefined,
    },
    judge: () => ({ outcome: "ok" as const, mends: {} }),
    beginAttempt: () => undefined,
    endAttempt: () => undefined,
  };
  await runSeries(series, tools).catch((error: unknown) => {
    throw error instanceof TaskFailed ? speechFailure(error) : error;
  });
  if (said && !("problem" in said)) return said.sound;
  const sentence = "The text was said, but there is no place for files at the moment. Try again later.";
  throw new TaskFailed({ code: "provider_error", sentence, retryable: true });
}
