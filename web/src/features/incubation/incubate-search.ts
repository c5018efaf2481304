import { oneOf, searchReader } from "../../shell/search-parameters.ts";

const word = (value: unknown) => (typeof value === "string" ? value : undefined);

/** What the address holds: the seed, and where in it one stands. */
export const incubateSearch = searchReader(({ seed, question, stage, clarify, concept }) => ({
  seed: word(seed),
  /** Identifier of the question that is shown. */
  question: word(question),
  stage: oneOf(["pre-generation", "selection-refinement", "selecting"], stage),
  /** Uuid of the clarifying question that is being answered. */
  clarify: word(clarify),
  /** Uuid of the generated concept that is shown. */
  concept: word(concept),
}));
export type IncubateSearch = ReturnType<typeof incubateSearch>;
