import { z } from "zod";

/** How a request to a chat-completions server is put. Servers refuse what they do not know, each something else. */
export const CallForm = z.object({
  /** How the schema of the answer is sent: enforced, named, as "some JSON object", or in words alone. */
  schema: z.enum(["strict", "schema", "object", "prompt"]),
  /** The name of the field that limits the answer. */
  limit: z.enum(["max_tokens", "max_completion_tokens", "none"]),
  stream: z.boolean(),
  /** Whether usage is asked for at the end of a stream. */
  streamOptions: z.boolean(),
  /** Whether there is a role `system`; otherwise its words begin the first message. */
  system: z.boolean(),
  idempotencyKey: z.boolean(),
});
export type CallForm = z.infer<typeof CallForm>;

export const strictestForm: CallForm = {
  schema: "strict",
  limit: "max_tokens",
  stream: true,
  streamOptions: true,
  system: true,
  idempotencyKey: true,
};

/** What a server is asked that takes nothing but messages. */
export const barestForm: CallForm = {
  schema: "prompt",
  limit: "none",
  stream: true,
  streamOptions: false,
  system: true,
  idempotencyKey: false,
};

export function sameForm(one: CallForm, other: CallForm): boolean {
  return CallForm.keyof().options.every((key) => one[key] === other[key]);
}
