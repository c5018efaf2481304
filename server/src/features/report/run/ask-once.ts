import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import type { ReportDependencies, SectionInput } from "../dependencies.ts";
import { type AskedTask, answerKey, answerToPart, keepTaskAnswer } from "./kept-answers.ts";
import type { LoadedSection } from "./load-section.ts";

/** Nobody waits for a report by the second: a model that is away for some minutes is waited for. */
const patienceMs = 5 * 60_000;

interface Asking {
  input: SectionInput;
  loaded: Pick<LoadedSection, "kept" | "keepsParts" | "asksFor" | "since">;
  signal: AbortSignal;
}

/**
 * A task's answer: one that was kept, or else the model's, kept in the transaction that records its usage. Neither a crash nor a retry makes the
 * call again. Throws `TaskFailed`.
 */
export async function askOnce<Input, Output>(
  { database, gateway }: Pick<ReportDependencies, "database" | "gateway">,
  { input, loaded, signal }: Asking,
  asked: AskedTask & { task: AiTask<Input, Output>; taskInput: Input },
): Promise<TaskResult<Output>> {
  const { task, taskInput } = asked;
  const { accountId, userId, runId } = input;
  const key = answerKey(input, asked);
  const answer =
    loaded.kept.get(key) ??
    (loaded.keepsParts && !loaded.asksFor(asked) ? answerToPart(loaded.kept, input, asked) : undefined);
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
