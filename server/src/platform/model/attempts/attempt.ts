import type { FinishReason, ModelMessage } from "ai";
import type { JsonSchema } from "../answer/json-schema.ts";
import type { TokenCount } from "../usage/prices.ts";
import { type Limit, type Watch, watchLimits } from "../wire/call-limits.ts";
import { refusalIn } from "./failures/refusal-in.ts";
import { refusalReason } from "./failures/refusal-reason.ts";
import type { ConnectedModel } from "./providers.ts";
import { withShorterPrefix } from "./shorter-prefix.ts";

export interface AttemptRequest {
  model: ConnectedModel;
  system: string;
  /** The context at the beginning of the first message, of which a model that reads little gets less; "" for none. */
  prefix: string;
  messages: ModelMessage[];
  /** What the pictures in the messages count as; absent for none. */
  pictureTokens?: number;
  schema: JsonSchema;
  schemaName: string;
  maxOutputTokens: number;
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Gets the whole text so far whenever it has grown. */
  onText(text: string): void;
}

/** How a call ended. Never thrown: a call that fails has a text and a usage, too. */
export interface AttemptEnd {
  text: string;
  finishReason: FinishReason | undefined;
  /** Undefined when the provider did not report it. */
  tokens: TokenCount | undefined;
  /** Whether the model got less of the prefix than was asked, because it reads no more. */
  shortened: boolean;
  /** Absent when the provider finished its answer. */
  failure?: { kind: "cancelled" } | { kind: "limit"; limit: Limit } | { kind: "provider"; error: unknown };
}

/** One call within its limits, and no second try; but a model that reads too little is asked once more with less context. */
export async function makeAttempt(request: AttemptRequest): Promise<AttemptEnd> {
  const { limits, timer } = request.model;
  const watch = watchLimits(limits, request.signal, timer);
  try {
    const end = await callOnce(request, watch);
    const shorter = shorterRequest(request, end);
    return shorter === undefined ? end : { ...(await callOnce(shorter, watch)), shortened: true };
  } finally {
    watch.end();
  }
}

async function callOnce(request: AttemptRequest, watch: Watch): Promise<AttemptEnd> {
  const { model, system, messages, schema, schemaName, idempotencyKey } = request;
  const maxOutputTokens = request.maxOutputTokens + model.thinkingTokens;
  const call = { system, messages, schema, schemaName, maxOutputTokens, idempotencyKey, watch };
  const end: AttemptEnd = { text: "", finishReason: undefined, tokens: undefined, shortened: false };
  try {
    await model.stream(call, {
      text(whole) {
        end.text = whole;
        request.onText(whole);
      },
      finish(reason, tokens) {
        end.finishReason = reason;
        end.tokens = tokens;
      },
    });
  } catch (error) {
    end.failure = { kind: "provider", error };
  }
  const limit = watch.reached();
  if (watch.isCancelled()) end.failure = { kind: "cancelled" };
  else if (limit !== undefined && end.finishReason === undefined) end.failure = { kind: "limit", limit };
  return end;
}

function shorterRequest(request: AttemptRequest, end: AttemptEnd): AttemptRequest | undefined {
  const refusal = end.failure?.kind === "provider" ? refusalIn(end.failure.error) : undefined;
  if (refusal === undefined || refusalReason(refusal) !== "too_long") return undefined;
  return withShorterPrefix(request, refusal);
}
