import { type OutputInterface, streamText } from "ai";
import type { JsonSchema } from "../answer/json-schema.ts";
import type { TokenCount } from "../usage/prices.ts";
import type { StreamCall } from "./model-call.ts";

type CallOptions = Parameters<typeof streamText>[0];

/** A model of the SDK and what its provider needs to know in every call. */
export interface SdkModel {
  languageModel: Exclude<CallOptions["model"], string>;
  providerOptions?: CallOptions["providerOptions"];
  reasoning?: CallOptions["reasoning"];
}

// Otherwise the SDK prints its remarks about settings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Calls a model through the SDK's provider for it. */
export function streamWithSdk({ languageModel, providerOptions, reasoning }: SdkModel): StreamCall {
  return async (call, listener) => {
    call.watch.begin({ whole: false });
    let text = "";
    let failure: { error: unknown } | undefined;
    const result = streamText({
      model: languageModel,
      instructions: call.system,
      messages: call.messages,
      output: jsonText(call.schema, call.schemaName),
      maxOutputTokens: call.maxOutputTokens,
      reasoning,
      providerOptions,
      headers: { "Idempotency-Key": call.idempotencyKey },
      abortSignal: call.watch.signal,
      maxRetries: 0,
      // Every sign of life counts, such as the pings of a provider.
      include: { rawChunks: true },
      // The default prints the error, and with it the prompt.
      onError: () => {},
    });
    for await (const part of result.stream) {
      if (part.type !== "start" && part.type !== "start-step") call.watch.alive();
      if (part.type === "text-delta") {
        text += part.text;
        listener.text(text);
      } else if (part.type === "error") failure ??= { error: part.error };
      else if (part.type === "finish") listener.finish(part.finishReason, tokensOf(part.totalUsage));
    }
    if (failure !== undefined) throw failure.error;
  };
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
