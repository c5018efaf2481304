import { setTimeout } from "node:timers/promises";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { Sound } from "../film/voice/sound.ts";
import type { TaskNote } from "./answer/findings.ts";
import type { SeriesTools } from "./attempts/attempt-series.ts";
import { type ConnectedModel, connectModel } from "./attempts/providers.ts";
import { runOnModel } from "./attempts/run-on-model.ts";
import { runDraft } from "./drafts/run-draft.ts";
import { connectEmbeddingModel } from "./embeddings/connect-embedding-model.ts";
import { type EmbeddingOrder, runEmbedding } from "./embeddings/run-embedding.ts";
import { connectImageModel } from "./images/connect-image-model.ts";
import { type ImageOrder, runImage } from "./images/run-image.ts";
import type { ModelSettings } from "./settings.ts";
import { connectSpeechModel } from "./speech/connect-speech-model.ts";
import { runSpeech, type SpeechOrder } from "./speech/run-speech.ts";
import type { AiTask, ModelClass } from "./task.ts";
import type { AnswerKeeper, PartialListener, TaskCaller } from "./task-caller.ts";
import { createBudget } from "./usage/budget.ts";
import { priceOf } from "./usage/prices.ts";
import type { UsageLog } from "./usage/usage-log.ts";
import { createUsageRecorder, type ModelLog } from "./usage/usage-recorder.ts";
import { draftUsageRow } from "./usage/usage-row.ts";
import { type Timer, usualLimits } from "./wire/call-limits.ts";
import type { FormStore } from "./wire/form-memory.ts";

export type TaskContext<Output = unknown> = TaskCaller & PartialListener<Output> & AnswerKeeper<Output>;

export interface TaskResult<Output> {
  output: Output;
  origin: "model" | "draft";
  /** `provider/id` of the model that wrote it; null for a draft. */
  model: string | null;
  /** What a person should look at in it. */
  notes: TaskNote[];
}

export interface ModelGateway {
  /**
   * Does a task: call, read, mend, check, one repair call for what cannot be taken, and what is good of that.
   * Throws `TaskFailed` when the configured model does not deliver; never falls back to the draft.
   */
  runTask<Input, Output>(
    task: AiTask<Input, Output>,
    input: Input,
    context: TaskContext<Output>,
  ): Promise<TaskResult<Output>>;
  /** Has an image made and stored, and gives the name of its file. Absent without a model for images. Throws `TaskFailed`. */
  makeImage?: (<Input>(order: ImageOrder<Input>) => Promise<string>) | undefined;
  /** Has a text said, and the sound stored. Absent without a model for speech. Throws `TaskFailed`. */
  speak?: ((order: SpeechOrder) => Promise<Sound>) | undefined;
  /** Has texts made into vectors, all of one length. Absent without a model for it. Throws `EmbeddingFailed`, `TaskFailed` without money, the signal's reason. */
  embed?: ((order: EmbeddingOrder) => Promise<number[][]>) | undefined;
  /** Name of the model that makes vectors. */
  readonly embedder?: string | undefined;
  /** `openai/gpt-…` or `offline drafter`; for the start banner and the settings page. */
  readonly writer: string;
  /** Names of the models that write, as usage rows have them; "offline" for drafts. */
  readonly models: readonly string[];
  /** Of those that write, the ones whose price is not known. */
  readonly unpriced: readonly string[];
  /** Whether the model that does such a task takes pictures; the drafter takes none. */
  takesPictures(task: { modelClass: ModelClass }): boolean;
}

export interface ModelGatewayDependencies {
  config: ModelSettings;
  usage: UsageLog;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Lets calls of people go before a prompt is written, or an answer read. */
  giveWay?: () => Promise<void>;
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  fetch?: typeof fetch;
  /** Rings when a call has been silent too long; the machine's own timer when absent. */
  timer?: Timer;
  /** Absent: what is found out about the model is forgotten at the end. */
  forms?: FormStore;
  /** From 0 to 1, for the jitter of pauses. */
  random?: () => number;
  log: ModelLog;
}

const defaultDraftPaceMs = 1_200;

/** Builds the gateway: with a configured model every task goes to it, without one every task is drafted offline. */
export function createModelGateway(dependencies: ModelGatewayDependencies): ModelGateway {
  const { config, usage, clock, log, sleep = pause, random = Math.random, giveWay } = dependencies;
  const models = connectModels(dependencies);
  const record = createUsageRecorder(usage, log);
  const tools: SeriesTools = {
    slots: createFairQueue({ all: config.concurrency, company: config.accountConcurrency }),
    budget: createBudget(usage, { monthlyBudgetUsd: config.monthlyBudgetUsd, clock, pause: sleep }),
    clock,
    sleep,
    random,
    record,
    giveWay,
  };
  const { image, limits = usualLimits } = config;
  const imageModel = image && connectImageModel(image, { ...dependencies, limits });
  const speechModel = config.speech && connectSpeechModel(config.speech, { ...dependencies, limits });
  const embedder = config.embedding && connectEmbeddingModel(config.embedding, { fetchOf: dependencies.fetch });
  return {
    embed: embedder && ((order) => runEmbedding(order, embedder, tools)),
    embedder: embedder?.name,
    speak: speechModel && ((order) => runSpeech(order, speechModel, tools)),
    makeImage: imageModel && ((order) => runImage(order, imageModel, tools)),
    writer: models?.strong.name ?? "offline drafter",
    models: models ? [...new Set([models.strong.name, models.fast.name])] : ["offline"],
    unpriced: [...new Set(Object.values(models ?? {}).flatMap(({ name, choice }) => (priceOf(choice.id) ? [] : name)))],
    takesPictures: ({ modelClass }) => models?.[modelClass].takesPictures ?? false,
    async runTask(task, input, context) {
      const listened = withGuardedListeners(context, (error) =>
        log.warn(
          { task: task.name, error: error instanceof Error ? error.name : typeof error },
          "A listener to partial answers failed.",
        ),
      );
      const order = { task, input, context: listened };
      if (models === undefined) {
        const startedAt = clock();
        const output = await runDraft(order, { paceMs: config.draftPaceMs ?? defaultDraftPaceMs, sleep });
        const result = { output, origin: "draft" as const, model: null, notes: [] };
        const row = draftUsageRow(task, context, { startedAt, milliseconds: clock() - startedAt });
        const { keep } = context;
        await record(row, { along: keep && ((transaction) => keep(transaction, result)) });
        return result;
      }
      const model = models[task.modelClass];
      const { output, notes } = await runOnModel(order, model, tools);
      return { output, origin: "model", model: model.name, notes };
    },
  };
}

function connectModels({
  config,
  log,
  ...means
}: ModelGatewayDependencies): Record<ModelClass, ConnectedModel> | undefined {
  const strong = config.model ?? config.fastModel;
  if (strong === undefined) return undefined;
  const { apiKey, baseUrl, takesPictures, limits = usualLimits } = config;
  const connection = { ...means, apiKey, baseUrl, takesPictures, limits };
  const models = {
    strong: connectModel(strong, "strong", connection),
    fast: connectModel(config.fastModel ?? strong, "fast", connection),
  };
  for (const { name, choice } of [models.strong, models.fast]) {
    if (config.monthlyBudgetUsd === undefined || priceOf(choice.id) !== undefined) continue;
    log.warn(
      { model: name },
      "The price of this model is not known: its calls do not count towards AI_MONTHLY_BUDGET_USD.",
    );
  }
  return models;
}

/** A listener that throws must not break the task it listens to. */
function withGuardedListeners<Output>(
  context: TaskContext<Output>,
  onError: (error: unknown) => void,
): TaskContext<Output> {
  const { onPartial, onRestart } = context;
  const guarded =
    <Rest extends unknown[]>(listener: (...rest: Rest) => void) =>
    (...rest: Rest) => {
      try {
        listener(...rest);
      } catch (error) {
        onError(error);
      }
    };
  return { ...context, onPartial: onPartial && guarded(onPartial), onRestart: onRestart && guarded(onRestart) };
}

async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal });
}
