import type { z } from "zod";

/** What a task needs of a model: `fast` for words a person waits for, `strong` for judgement. */
export type ModelClass = "fast" | "strong";

export interface Prompt {
  /** Who speaks and under which rules. */
  system: string;
  /** Shared context (company, concept brief), byte-stable across tasks and sent first, so that providers cache it. */
  prefix: string;
  /** The task's own words. */
  request: string;
}

/** What a person should look at in an answer; the place such as "profiles.2.name". */
export interface TaskNote {
  rule: string;
  place: string;
  sentence: string;
}

/** One thing a model is asked for. Tasks are pure: they never touch the database, the clock or the network. */
export interface AiTask<Input, Output> {
  /** Unique and stable; usage rows and the JSON schema sent to the provider carry it. */
  name: string;
  /** Raised whenever prompt, schema or check change what the answer means. */
  version: number;
  modelClass: ModelClass;
  /** Milliseconds one attempt may take, from the request to the last token. */
  deadlineMs: number;
  maxOutputTokens: number;
  /** Flat schema the model fills; sent to the provider as JSON schema. */
  output: z.ZodType<Output>;
  prompt(input: Input): Prompt;
  /** Problems a schema cannot say, one sentence each, worded for the model that must repair them; empty means good. */
  check(output: Output, input: Input): string[];
  /** The offline drafter: the same output without any model. Pure; the same input and seed give the same draft. */
  draft(input: Input, seed: string): Output;
}

/** Names a task; exists so that `Input` and `Output` are inferred from the definition. */
export function defineTask<Input, Output>(task: AiTask<Input, Output>): AiTask<Input, Output> {
  return task;
}
