import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Answer } from "./answer.ts";
import type { Behaviour } from "./behaviours.ts";
import type { RecordedCall } from "./call-record.ts";

interface Pace {
  /** Milliseconds from the arrival of the call to its last byte. */
  latencyMs: number;
  /** The part of the latency, from 0 to 1, that passes before the first chunk. */
  firstTokenShare: number;
}

export interface SendOptions {
  call: RecordedCall;
  behaviour: Behaviour | undefined;
  pace: Pace;
  includeUsage: boolean;
  clock: () => number;
  onFirstToken(): void;
}

const mostChunks = 40;

/** Sends an answer in one piece. Resolves when it is sent. */
export async function sendWhole(response: ServerResponse, answer: Answer, options: SendOptions): Promise<void> {
  await until(options.call.startedAt + options.pace.latencyMs, options.clock);
  if (options.behaviour?.kind === "held") await options.behaviour.before(0);
  if (options.behaviour?.kind === "hang") return new Promise((resolve) => response.once("close", () => resolve()));
  if (options.behaviour?.kind === "cut") return void response.destroy();
  options.onFirstToken();
  const message = {
    role: "assistant",
    content: answer.refusal === undefined ? answer.text : null,
    refusal: answer.refusal,
  };
  const body = {
    ...envelope(options.call, "chat.completion"),
    choices: [{ index: 0, message, finish_reason: answer.finishReason }],
    usage: wireUsage(options.call),
  };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Streams an answer as server-sent events, its chunks spread evenly over the latency. Resolves when it has ended or broken off. */
export async function sendStream(response: ServerResponse, answer: Answer, options: SendOptions): Promise<void> {
  const { call, behaviour, pace, clock } = options;
  const chunks = chunksOf(answer);
  const breakAfter = chunksBeforeBreak(behaviour);
  const first = pace.latencyMs * pace.firstTokenShare;
  const step = chunks.length > 1 ? (pace.latencyMs - first) / (chunks.length - 1) : 0;
  const send = (fields: object) =>
    response.write(`data: ${JSON.stringify({ ...envelope(call, "chat.completion.chunk"), ...fields })}\n\n`);

  for (const [index, delta] of chunks.entries()) {
    if (index === breakAfter) return breakOff(response, behaviour);
    await until(call.startedAt + first + step * index, clock);
    if (behaviour?.kind === "held") await behaviour.before(index);
    if (response.destroyed) return;
    if (index === 0) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
      options.onFirstToken();
    }
    send({ choices: [{ index: 0, delta, finish_reason: null }] });
  }
  if (breakAfter !== undefined) return breakOff(response, behaviour);
  send({ choices: [{ index: 0, delta: {}, finish_reason: answer.finishReason }] });
  if (options.includeUsage) send({ choices: [], usage: wireUsage(call) });
  response.end("data: [DONE]\n\n");
}

function chunksBeforeBreak(behaviour: Behaviour | undefined): number | undefined {
  switch (behaviour?.kind) {
    case "hang":
      return behaviour.afterChunks ?? 0;
    case "cut":
    case "stream-error":
      return behaviour.afterChunks;
    default:
      return undefined;
  }
}

async function breakOff(response: ServerResponse, behaviour: Behaviour | undefined): Promise<void> {
  if (behaviour?.kind === "hang") return new Promise((resolve) => response.once("close", () => resolve()));
  if (behaviour?.kind === "stream-error") {
    const error = { message: "The server had an error.", type: behaviour.code, code: behaviour.code };
    if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
    return void response.end(`data: ${JSON.stringify({ error })}\n\n`);
  }
  // What was written before must leave first, or the caller sees a refused connection and not a cut stream.
  await new Promise((resolve) => setImmediate(resolve));
  response.destroy();
}

function chunksOf(answer: Answer): object[] {
  if (answer.refusal !== undefined) return [{ role: "assistant", refusal: answer.refusal }];
  const size = Math.max(6, Math.ceil(answer.text.length / mostChunks));
  const pieces = answer.text.match(new RegExp(`.{1,${size}}`, "gsu")) ?? [""];
  return pieces.map((content, index) => (index === 0 ? { role: "assistant", content } : { content }));
}

function envelope(call: RecordedCall, object: string): object {
  return { id: `chatcmpl-${call.number}`, object, created: Math.floor(call.startedAt / 1000), model: call.model };
}

function wireUsage({ usage }: RecordedCall): object {
  const { promptTokens = 0, cachedTokens = 0, completionTokens = 0 } = usage ?? {};
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: cachedTokens },
  };
}

async function until(time: number, clock: () => number): Promise<void> {
  // A timer may fire a little early; a fixed latency must not be shorter than it says.
  for (let left = time - clock(); left > 0; left = time - clock()) await setTimeout(left);
}
