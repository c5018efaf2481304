import type { FinishReason, ModelMessage } from "ai";
import type { JsonSchema } from "../answer/json-schema.ts";
import type { TokenCount } from "../usage/prices.ts";
import type { Watch } from "../wire/call-limits.ts";

/** One request to a model, whichever provider it goes to. */
export interface ModelCall {
  system: string;
  messages: ModelMessage[];
  schema: JsonSchema;
  schemaName: string;
  maxOutputTokens: number;
  idempotencyKey: string;
  /** Ends the call at its limits; must be told of every request and of every sign of life. */
  watch: Watch;
}

/** Gets an answer as it comes. */
export interface AnswerListener {
  /** The whole text so far, whenever it has grown. */
  text(whole: string): void;
  /** The end that the provider has set; undefined for none that it named. */
  finish(reason: FinishReason | undefined, tokens: TokenCount | undefined): void;
}

/** Makes a call. Rejects with whatever ended it before its answer was whole. */
export type StreamCall = (call: ModelCall, listener: AnswerListener) => Promise<void>;
