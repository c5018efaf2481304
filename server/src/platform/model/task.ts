import type { z } from "zod";
import type { Finding, NoteMend } from "./answer/findings.ts";
import type { Picture } from "./pictures/picture.ts";

/** What a task needs of a model: `fast` for words a person waits for, `strong` for judgement. */
export type ModelClass = "fast" | "strong";

export interface Prompt {
  /** Who speaks and under which rules. */
  system: string;
  /** Shared context (company, concept brief), byte-stable across tasks and sent first, so that providers cache it. */
  prefix: string;
  /** The task's own words. */
  request: string;
  /** Shown between the prefix and the request, which says what they are; only to models that take them (`takesPictures` of the gateway). */
  pictures?: readonly Picture[];
}

/** One thing a model is asked for. Tasks are pure: they never touch the database, the clock or the network. */
export interface AiTask<Input, Output> {
  /** Unique and stable; usage rows and the JSON schema sent to the provider carry it. */
  name: string;
  /** Raised whenever prompt, schema or check change what the answer means. */
  version: number;
  modelClass: ModelClass;
  maxOutputTokens: number;
  /** Flat schema the model fills; sent to the provider as JSON schema. */
  output: z.ZodType<Output>;
  /** The same narrowed to one input: the ids that exist, the real number of items. Sent and read by instead of `output` where there is one. */
  outputFor?(input: Input): z.ZodType<Output>;
  prompt(input: Input): Prompt;
  /** Puts right what a careful editor would without asking, and tells of each thing. Pure. */
  mend?(output: Output, input: Input, mended: NoteMend): Output;
  /** What a schema cannot say; empty means good. */
  check(output: Output, input: Input): Finding[];
  /** The offline drafter: the same output without any model. Pure; the same input and seed give the same draft. */
  draft(input: Input, seed: string): Output;
}

/** Names a task; exists so that `Input` and `Output` are inferred from the definition. */
export function defineTask<Input, Output>(task: AiTask<Input, Output>): AiTask<Input, Output> {
  return task;
}
