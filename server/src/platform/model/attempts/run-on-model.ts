import type { ModelMessage } from "ai";
import type { TaskNote } from "../answer/findings.ts";
import { type JsonSchema, jsonSchemaOf } from "../answer/json-schema.ts";
import { createPartialFeed } from "../answer/partial-feed.ts";
import { providerSchema } from "../answer/provider-schema.ts";
import { firstMessages } from "../messages.ts";
import { picturesMax } from "../pictures/picture.ts";
import type { TaskOrder } from "../task-caller.ts";
import { TaskFailed } from "../task-failed.ts";
import type { AttemptEnd } from "./attempt.ts";
import { runSeries, type Series, type SeriesTools } from "./attempt-series.ts";
import { dated } from "./dated.ts";
import { failureReasons } from "./failures/failure-reason.ts";
import { type Judgement, judgeAnswer, keptOf } from "./judge-answer.ts";
import type { ConnectedModel } from "./providers.ts";
import { planRepair } from "./repair.ts";

/** What a model is asked for in one call of a task. */
interface Call<Verdict> {
  messages: ModelMessage[];
  schema: JsonSchema;
  schemaName: string;
  idempotencyKey: string;
  attemptsBefore: number;
  judge(text: string, end: AttemptEnd): Verdict;
}

/** Call, read, mend, check; one repair call for what is refused; what is good is kept; else `TaskFailed`. */
export async function runOnModel<Input, Output>(
  order: TaskOrder<Input, Output>,
  model: ConnectedModel,
  tools: SeriesTools,
): Promise<{ output: Output; notes: TaskNote[] }> {
  const { task, input, context } = order;
  const { keep } = context;
  await tools.giveWay?.();
  const prompt = task.prompt(input);
  const { pictures = [] } = prompt;
  if (pictures.length > (model.takesPictures ? picturesMax : 0))
    throw new Error(`${task.name} shows ${pictures.length} pictures to a model that does not take them.`);
  const began = context.since ?? tools.clock();
  const output = task.outputFor?.(input) ?? task.output;
  const schema = jsonSchemaOf(output);
  const feed = createPartialFeed<Output>(schema, context);
  const asked = { task, input, schema: output };

  const seriesOf = (call: Call<Judgement<Output>>): Series<Judgement<Output>> => ({
    accountId: context.accountId,
    userId: context.userId,
    task,
    attemptsBefore: call.attemptsBefore,
    since: context.since,
    patienceMs: context.patienceMs,
    request: {
      model,
      system: dated(prompt.system, began),
      prefix: prompt.prefix,
      messages: call.messages,
      pictureTokens: pictures.reduce((sum, picture) => sum + picture.tokens(), 0),
      schema: providerSchema(call.schema, model.choice.provider),
      schemaName: call.schemaName,
      maxOutputTokens: task.maxOutputTokens,
      idempotencyKey: call.idempotencyKey,
      signal: context.signal,
      // Parts of an answer are not the answer: what was shown of it stays.
      onText: call.schema === schema ? feed.write : () => undefined,
    },
    judge: call.judge,
    beginAttempt: call.schema === schema ? feed.beginAttempt : () => undefined,
    endAttempt: feed.endAttempt,
    along: (verdict) =>
      verdict.outcome === "ok" && keep
        ? (transaction) => keep(transaction, { output: verdict.output, origin: "model", notes: verdict.notes })
        : undefined,
  });

  const messages = firstMessages(prompt, model.choice.provider === "anthropic");
  const first = await runSeries(
    seriesOf({
      messages,
      schema,
      schemaName: schemaName(task.name),
      idempotencyKey: context.idempotencyKey,
      attemptsBefore: 0,
      judge: (text, end) => asShortened(judgeAnswer(text, end, asked), end),
    }),
    tools,
  );
  let judged: Judgement<Output> = first.verdict;
  if (judged.outcome === "malformed" || judged.outcome === "check_failed") {
    const repair = planRepair<Output>(judged, { messages, schema });
    const seconded = runSeries(
      seriesOf({
        ...repair,
        schemaName: schemaName(repair.isWhole ? task.name : `${task.name}-parts`),
        idempotencyKey: `${context.idempotencyKey}:repair`,
        attemptsBefore: first.attempts,
        judge: (text, end) => asShortened(repair.judge(text, end, asked), end),
      }),
      tools,
    );
    const refused = judged;
    judged = await seconded.then(({ verdict }) => verdict).catch((error: unknown) => keptOf(refused, asked, error));
  }
  if (judged.outcome !== "ok") throw unusableAnswer(judged.outcome);
  feed.complete(judged.output);
  return { output: judged.output, notes: judged.notes };
}

/** Says so where a model got less of the context than there is. */
function asShortened<Output>(judged: Judgement<Output>, { shortened }: AttemptEnd): Judgement<Output> {
  if (!shortened || judged.outcome !== "ok") return judged;
  const sentence =
    "The model reads too little for the whole context of the company and the concept; this was written from a part of it.";
  return { ...judged, notes: [...judged.notes, { rule: "shortened-context", place: "", sentence }] };
}

function unusableAnswer(code: "malformed" | "check_failed" | "refused"): TaskFailed {
  const sentences = {
    malformed: "The model's answer could not be read, and asking again did not help.",
    check_failed: "The model's answer did not pass the checks, and asking again did not help.",
    refused: failureReasons.refused.sentence,
  };
  return new TaskFailed({ code, sentence: sentences[code], retryable: code !== "refused" });
}

/** Providers allow letters, digits, `_` and `-`, at most 64. */
function schemaName(taskName: string): string {
  return taskName.replace(/\W/g, "_").slice(0, 64);
}
