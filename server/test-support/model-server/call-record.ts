import { appendFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { type ChatRequest, messagesOf, picturesOf } from "./chat-request.ts";

export interface RecordedCall {
  /** From 1, in order of arrival. */
  number: number;
  /** The name of the JSON schema, which the gateway takes from the task. */
  task: string | undefined;
  idempotencyKey: string | undefined;
  model: string;
  stream: boolean;
  messages: { role: string; text: string }[];
  /** The addresses of all pictures in the messages. */
  pictures: string[];
  schema: Record<string, unknown> | undefined;
  strict: boolean | undefined;
  headers: IncomingHttpHeaders;
  /** Milliseconds since 1970. */
  startedAt: number;
  firstTokenAt: number | undefined;
  finishedAt: number | undefined;
  /** `open` while it runs; `aborted` when the caller went away or the server broke off. */
  outcome: "open" | "answered" | "error" | "aborted";
  status: number | undefined;
  usage: { promptTokens: number; cachedTokens: number; completionTokens: number } | undefined;
}

/** The record of a call that has just arrived. */
export function newCall(
  request: ChatRequest,
  { number, headers, startedAt }: Pick<RecordedCall, "number" | "headers" | "startedAt">,
): RecordedCall {
  const format = request.response_format?.json_schema;
  return {
    number,
    task: format?.name,
    idempotencyKey: headers["idempotency-key"]?.toString(),
    model: request.model,
    stream: request.stream,
    messages: messagesOf(request),
    pictures: picturesOf(request),
    schema: format?.schema,
    strict: format?.strict,
    headers,
    startedAt,
    firstTokenAt: undefined,
    finishedAt: undefined,
    outcome: "open",
    status: undefined,
    usage: undefined,
  };
}

interface LoggedEvent {
  event: "start" | "first_token" | "finish";
  at: number;
}

/**
 * Appends one JSON line to `file`, so that other processes can count calls, also after kills: task, key and times, no prompts.
 * Does nothing without a file.
 */
export function logCall(file: string | undefined, call: RecordedCall, { event, at }: LoggedEvent): void {
  if (file === undefined) return;
  const { number, task, idempotencyKey, outcome, status, usage } = call;
  const details = event === "finish" ? { outcome, status, usage } : {};
  appendFileSync(file, `${JSON.stringify({ event, call: number, task, idempotencyKey, at, ...details })}\n`);
}
