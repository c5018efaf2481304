import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);

/** What the address holds: the seed, and where in it one stands. What makes no sense counts as absent. */
export const incubateSearch = z.object({
  seed: text,
  /** Identifier of the question that is shown. */
  question: text,
  stage: z.catch(z.optional(z.enum(["pre-generation", "selection-refinement", "selecting"])), undefined),
  /** Uuid of the clarifying question that is being answered. */
  clarify: text,
  /** Uuid of the generated concept that is shown. */
  concept: text,
});
export type IncubateSearch = z.infer<typeof incubateSearch>;
