import { type FinishReason, type ModelMessage, type OutputInterface, streamText } from "ai";
import type { JsonSchema } from "../answer/json-schema.ts";
import type { TokenCount } from "../usage/prices.ts";
import type { ConnectedModel } from "./providers.ts";

export interface AttemptRequest {
  model: ConnectedModel;
  system: string;
  messages: ModelMessage[];
  schema: JsonSchema;
  schemaName: string;
  maxOutputTokens: number;
  deadlineMs: number;
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
  /** Absent when the provider finished its answer. */
  failure?: { kind: "cancelled" } | { kind: "deadline" } | { kind: "provider"; error: unknown };
}

// Otherwise the SDK prints its remarks about settings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** One streamed call, with its own deadline and no second try. */
export async function makeAttempt(request: AttemptRequest): Promise<AttemptEnd> {
  const deadline = AbortSignal.timeout(request.deadlineMs);
  const end: AttemptEnd = { text: "", finishReason: undefined, tokens: undefined };
  const { model } = request;
  try {
    const result = streamText({
      model: model.languageModel,
      instructions: request.system,
      messages: request.messages,
      output: jsonText(request.schema, request.schemaName),
      maxOutputTokens: request.maxOutputTokens + model.thinkingTokens,
      reasoning: model.reasoning,
      providerOptions: model.providerOptions,
      headers: { "Idempotency-Key": request.idempotencyKey },
      abortSignal: request.signal === undefined ? deadline : AbortSignal.any([deadline, request.signal]),
      maxRetries: 0,
      // The default prints the error, and with it the prompt.
      onError: () => {},
    });
    for await (const part of result.stream) {
      if (part.type === "text-delta") {
        end.text += part.text;
        request.onText(end.text);
      } else if (part.type === "error") {
        end.failure ??= { kind: "provider", error: part.error };
      } else if (part.type === "finish") {
        end.finishReason = part.finishReason;
        end.tokens = tokensOf(part.totalUsage);
      }
    }
  } catch (error) {
    end.failure = { kind: "provider", error };
  }
  if (request.signal?.aborted) end.failure = { kind: "cancelled" };
  else if (deadline.aborted && end.finishReason === undefined) end.failure = { kind: "deadline" };
  return end;
}

/**
 * Asks the provider for JSON of a schema and passes the text on as it comes. `Output.object` would parse the whole text again
 * with every token, which for a long answer costs more time than the call leaves; partials are parsed at the pace they are shown.
 */
function jsonText(schema: JsonSchema, name: string): OutputInterface<string, string, never> {
  return {
    name: "object",
    responseFormat: Promise.resolve({ type: "json", schema, name }),
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async ({ text }) => ({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}

interface ReportedUsage {
  inputTokens: number | undefined;
  inputTokenDetails: { cacheReadTokens: number | undefined };
  outputTokens: number | undefined;
}

function tokensOf(usage: ReportedUsage): TokenCount | undefined {
  if (usage.inputTokens === undefined && usage.outputTokens === undefined) return undefined;
  return {
    input: usage.inputTokens ?? 0,
    cached: usage.inputTokenDetails.cacheReadTokens ?? 0,
    output: usage.outputTokens ?? 0,
  };
}
