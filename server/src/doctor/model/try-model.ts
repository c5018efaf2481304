import { randomUUID } from "node:crypto";
import { makeAttempt } from "../../platform/model/attempts/attempt.ts";
import { type AttemptFailure, failureOf } from "../../platform/model/attempts/attempt-failure.ts";
import { connectModel } from "../../platform/model/attempts/providers.ts";
import type { ModelChoice, ModelSettings } from "../../platform/model/settings.ts";
import { estimateTokens } from "../../platform/model/usage/prices.ts";
import type { CallForm } from "../../platform/model/wire/call-form.ts";
import type { FormStore } from "../../platform/model/wire/form-memory.ts";
import { keepsToSchema, sampleRequest } from "./sample-task.ts";

/** What came of asking a model once. */
export interface Trial {
  /** `provider/id`. */
  name: string;
  failure: AttemptFailure | undefined;
  /** How the request was put in the end; undefined for providers that take one form only. */
  form: CallForm | undefined;
  /** Whether the answer came in more than one piece. */
  streamed: boolean;
  /** Undefined when nothing came to measure by. */
  tokensPerSecond: number | undefined;
  keepsToSchema: boolean;
  shortened: boolean;
}

export interface TrialOptions {
  settings: Pick<ModelSettings, "apiKey" | "baseUrl">;
  /** Gets the form that is found. */
  forms: FormStore | undefined;
  /** Milliseconds that the trial may take. */
  patience: number;
  signal: AbortSignal;
}

/** Asks a model once for a small task, beginning with the strictest form whatever was found before. */
export async function tryModel(choice: ModelChoice, options: TrialOptions): Promise<Trial> {
  let form: CallForm | undefined;
  const forms: FormStore = {
    read: async () => undefined,
    async write(model, found) {
      form = found;
      await options.forms?.write(model, found);
    },
  };
  const limits = { firstMs: options.patience, idleMs: options.patience, totalMs: options.patience };
  const model = connectModel(choice, "fast", { ...options.settings, limits, forms });
  const times: number[] = [];
  const end = await makeAttempt({
    ...sampleRequest(choice),
    model,
    idempotencyKey: `doctor/${randomUUID()}`,
    signal: options.signal,
    onText: () => times.push(performance.now()),
  });
  const failure = failureOf(end, Date.now());
  // What broke off was counted by nobody.
  const tokens = end.failure === undefined ? (end.tokens?.output ?? 0) : 0;
  return {
    name: model.name,
    failure,
    form,
    streamed: times.length > 1,
    tokensPerSecond: speedOf(tokens || estimateTokens(end.text.length), times),
    keepsToSchema: keepsToSchema(end.text),
    shortened: end.shortened,
  };
}

/** What is written after the first words, over the time that took. Until them the model read. */
function speedOf(tokens: number, times: number[]): number | undefined {
  const milliseconds = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return milliseconds > 0 ? (tokens / milliseconds) * 1000 : undefined;
}
