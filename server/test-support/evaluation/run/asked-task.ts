import { claimFindings } from "../../../src/platform/model/answer/claims.ts";
import { isRefusal } from "../../../src/platform/model/answer/findings.ts";
import type { ModelGateway, TaskContext, TaskResult } from "../../../src/platform/model/gateway.ts";
import type { AiTask } from "../../../src/platform/model/task.ts";
import { TaskFailed } from "../../../src/platform/model/task-failed.ts";
import { promptFaults } from "../measures/prompt-faults.ts";

/** A task that was asked in an evaluation. */
export interface AskedTask {
  task: AiTask<unknown, unknown>;
  input: unknown;
  brief: string;
  idempotencyKey: string;
  /** Undefined when the task failed. */
  output: unknown;
  /** Rules by which its first answer was refused, as far as a check refused it. */
  refused: string[];
  isPromptFaulty: boolean;
}

/** A draft that its own check refuses is a defect; here it is counted like an answer that failed. */
const badDraft = new TaskFailed({ code: "check_failed", sentence: "The draft breaks a rule.", retryable: false });

interface Asking<Input, Output> {
  task: AiTask<Input, Output>;
  input: Input;
  brief: string;
  context: TaskContext<Output>;
}

/** Asks a task and keeps what became of it in `asked`. Throws `TaskFailed` when it fails, kept all the same. */
export async function askTask<Input, Output>(
  gateway: ModelGateway,
  { task, input, brief, context }: Asking<Input, Output>,
  asked: AskedTask[],
): Promise<TaskResult<Output>> {
  let refused: string[] | undefined;
  const watched: AiTask<Input, Output> = {
    ...task,
    check(output, given) {
      const findings = task.check(output, given);
      refused ??= [...claimFindings(output, given), ...findings].filter(isRefusal).map(({ rule }) => rule);
      return findings;
    },
  };
  const keep = (output: unknown) =>
    void asked.push({
      task: task as AiTask<unknown, unknown>,
      input,
      brief,
      output,
      refused: refused ?? [],
      idempotencyKey: context.idempotencyKey,
      isPromptFaulty: isFaulty(task, input),
    });
  try {
    const result = await gateway.runTask(watched, input, context);
    keep(result.output);
    return result;
  } catch (error) {
    const failure = gateway.writer === "offline drafter" ? badDraft : error;
    if (failure instanceof TaskFailed) keep(undefined);
    throw failure;
  }
}

function isFaulty<Input>(task: AiTask<Input, unknown>, input: Input): boolean {
  const brief = typeof input === "object" && input !== null && "brief" in input ? input.brief : undefined;
  if (brief === undefined) return false;
  const { rules, brief: missing, language, fence } = promptFaults(task.prompt(input), brief);
  return rules || language || missing.length + fence.length > 0;
}
