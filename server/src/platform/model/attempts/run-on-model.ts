import type { ModelMessage } from "ai";
import { jsonSchemaOf } from "../answer/json-schema.ts";
import { parseAnswer } from "../answer/parse-answer.ts";
import { createPartialFeed } from "../answer/partial-feed.ts";
import { providerSchema } from "../answer/provider-schema.ts";
import { firstMessages, repairMessages } from "../messages.ts";
import type { TaskOrder } from "../task-caller.ts";
import { TaskFailed } from "../task-failed.ts";
import { runSeries, type Series, type SeriesTools } from "./attempt-series.ts";
import type { ConnectedModel } from "./providers.ts";

type Verdict<Output> =
  | { outcome: "ok"; output: Output }
  | { outcome: "malformed" | "check_failed"; problems: string[]; text: string };

/** Call, parse, check; one repair call with the problems; then `TaskFailed`. */
export async function runOnModel<Input, Output>(
  order: TaskOrder<Input, Output>,
  model: ConnectedModel,
  tools: SeriesTools,
): Promise<Output> {
  const { task, input, context } = order;
  const prompt = task.prompt(input);
  const schema = jsonSchemaOf(task.output);
  const feed = createPartialFeed(schema, context);

  const seriesOf = (
    messages: ModelMessage[],
    idempotencyKey: string,
    attemptsBefore: number,
  ): Series<Verdict<Output>> => ({
    accountId: context.accountId,
    userId: context.userId,
    task,
    attemptsBefore,
    request: {
      model,
      system: prompt.system,
      messages,
      schema: providerSchema(schema, model.choice.provider),
      schemaName: schemaName(task.name),
      maxOutputTokens: task.maxOutputTokens,
      deadlineMs: task.deadlineMs,
      idempotencyKey,
      signal: context.signal,
      onText: feed.write,
    },
    judge: (text, end) => judge(order, text, end.finishReason === "length"),
    beginAttempt: feed.beginAttempt,
    endAttempt: feed.endAttempt,
  });

  const messages = firstMessages(prompt, model.choice.provider === "anthropic");
  const first = await runSeries(seriesOf(messages, context.idempotencyKey, 0), tools);
  let { verdict } = first;
  if (verdict.outcome !== "ok") {
    const repair = repairMessages(messages, verdict.text, verdict.problems);
    const second = await runSeries(seriesOf(repair, `${context.idempotencyKey}:repair`, first.attempts), tools);
    verdict = second.verdict;
  }
  if (verdict.outcome !== "ok") throw unusableAnswer(verdict.outcome);
  feed.complete(verdict.output);
  return verdict.output;
}

function judge<Input, Output>(
  { task, input }: TaskOrder<Input, Output>,
  text: string,
  cutOff: boolean,
): Verdict<Output> {
  const parsed = parseAnswer(text, task.output);
  if ("problems" in parsed) {
    const problems = cutOff ? ["The answer was longer than allowed and was cut off. Be briefer."] : parsed.problems;
    return { outcome: "malformed", problems, text };
  }
  const problems = task.check(parsed.output, input);
  return problems.length > 0 ? { outcome: "check_failed", problems, text } : { outcome: "ok", output: parsed.output };
}

function unusableAnswer(code: "malformed" | "check_failed"): TaskFailed {
  const sentence =
    code === "malformed"
      ? "The model's answer could not be read, and asking again did not help."
      : "The model's answer did not pass the checks, and asking again did not help.";
  return new TaskFailed({ code, sentence, retryable: true });
}

/** Providers allow letters, digits, `_` and `-`, at most 64. */
function schemaName(taskName: string): string {
  return taskName.replace(/\W/g, "_").slice(0, 64);
}
