import type { Transaction } from "../../../platform/database/database.ts";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { ImageTask, MadeImage } from "../../../platform/model/images/image-task.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import type { ReportDependencies, SectionInput } from "../dependencies.ts";
import { storeImage } from "../writing/images/store-image.ts";
import { type AskedTask, answerKey, answerToPart, keepTaskAnswer } from "./kept-answers.ts";
import type { LoadedSection } from "./load-section.ts";

/** Nobody waits for a report by the second: a model that is away for some minutes is waited for. */
const patienceMs = 5 * 60_000;

export interface Asking {
  input: SectionInput;
  loaded: Pick<LoadedSection, "kept" | "keepsParts" | "asksFor" | "since">;
  signal: AbortSignal;
}

/** An answer that was kept for this task and part, and the key that it is kept by. */
export function keptAnswer({ input, loaded }: Asking, asked: AskedTask) {
  const key = answerKey(input, asked);
  const answer =
    loaded.kept.get(key) ??
    (loaded.keepsParts && !loaded.asksFor(asked) ? answerToPart(loaded.kept, input, asked) : undefined);
  return { key, answer };
}

/**
 * A task's answer: one that was kept, or else the model's, kept in the transaction that records its usage. Neither a crash nor a retry makes the
 * call again. Throws `TaskFailed`.
 */
export async function askOnce<Input, Output>(
  { database, gateway }: Pick<ReportDependencies, "database" | "gateway">,
  asking: Asking,
  asked: AskedTask & { task: AiTask<Input, Output>; taskInput: Input },
): Promise<TaskResult<Output>> {
  const { input, loaded, signal } = asking;
  const { task, taskInput } = asked;
  const { accountId, userId, runId } = input;
  const { key, answer } = keptAnswer(asking, asked);
  if (answer) return { ...answer, output: answer.output as Output, model: null };
  return database.availability.throughOutages(
    () =>
      gateway.runTask(task, taskInput, {
        accountId,
        userId,
        idempotencyKey: key,
        since: loaded.since,
        patienceMs,
        signal,
        keep: (transaction, { output, origin, notes }) =>
          keepTaskAnswer(transaction, { key, accountId, runId, task: task.name, origin, output, notes }),
      }),
    signal,
  );
}

/** The same for an image: the name of its file. There must be a model for images. */
export async function askForImageOnce<Input>(
  { database, gateway, files }: Pick<ReportDependencies, "database" | "gateway" | "files">,
  asking: Asking,
  asked: AskedTask & { task: ImageTask<Input>; taskInput: Input },
): Promise<string> {
  const { input, loaded, signal } = asking;
  const { accountId, userId, runId, conceptId } = input;
  const { key, answer } = keptAnswer(asking, asked);
  if (typeof answer?.output === "string") return answer.output;
  const { makeImage } = gateway;
  if (!makeImage) throw new Error("There is no model for images.");
  const order = {
    task: asked.task,
    input: asked.taskInput,
    accountId,
    userId,
    idempotencyKey: key,
    since: loaded.since,
    signal,
    store: ({ content, kind }: MadeImage) => storeImage(files, { accountId, conceptId }, { content, ending: kind }),
    keep: (transaction: Transaction, file: string) =>
      keepTaskAnswer(transaction, {
        key,
        accountId,
        runId,
        task: asked.task.name,
        origin: "model",
        output: file,
        notes: [],
      }),
  };
  return database.availability.throughOutages(() => makeImage(order), signal);
}
