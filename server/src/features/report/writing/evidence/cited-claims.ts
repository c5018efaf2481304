import { z } from "zod";
import { listOf } from "../../../../platform/model/answer/list-of.ts";
import type { NumberedPassage } from "../writing-tools.ts";

/** A span of a passage, as a model gives it. */
export interface Citation {
  /** The number of a passage of the call. */
  passage: string;
  quote: string;
  stance: "for" | "against";
}

/** A statement that an item rests on, as a model gives it. */
export interface CitedClaim {
  statement: string;
  citations: Citation[];
  /** What reasoning goes out from; absent where only facts are asked for. */
  premises?: string[];
}

/** An item of an answer that was asked for with passages. */
export interface Cited {
  claims?: CitedClaim[] | undefined;
}

/** The numbers that exist in a call: a citation can name no other. */
const numbersOf = (passages: readonly NumberedPassage[]) => passages.map(({ number }) => String(number));

const quoteField = z
  .string()
  .describe("8 to 40 words of that passage, copied word for word in one piece.")
  .meta({ verbatim: true });
const passageField = (passages: readonly NumberedPassage[]) =>
  z.enum(numbersOf(passages)).describe("The number of the passage.");

/** The citations of a statement. Each may go alone: without any the statement is reasoning. */
export function citationsOf(passages: readonly NumberedPassage[]) {
  const citation = z.object({
    passage: passageField(passages),
    quote: quoteField,
    stance: z
      .enum(["for", "against"])
      .describe('"for" where it carries the statement, "against" where it speaks against it.'),
  });
  return listOf(citation, { wanted: { min: 0, max: 3 }, enough: 0 }).describe(
    "The passages that say it, or speak against it; empty for reasoning.",
  );
}

/** What a claim is made of in a call with these passages. */
export function claimFields(passages: readonly NumberedPassage[]) {
  return {
    statement: z.string().describe("One sentence, as plain as the passage or the premises allow."),
    citations: citationsOf(passages),
    premises: listOf(z.string(), { wanted: { min: 0, max: 4 }, enough: 0, unique: true }).describe(
      "For reasoning: what it goes out from, by the label of an answer or the name of a thing above; empty when passages say it.",
    ),
  };
}

/** The claims of one item. Each may go alone, so that a bad one spoils nothing. */
export function citedClaims(passages: readonly NumberedPassage[]) {
  return listOf(z.object(claimFields(passages)), {
    wanted: { min: 0, max: 3 },
    enough: 0,
    unique: "statement",
  }).describe("The one to three statements that this rests on, the most important first.");
}
