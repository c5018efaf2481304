import { replyVerdicts } from "@seedbed/contract/conversations/words";
import { z } from "zod";
import { listOf } from "../../../../platform/model/answer/list-of.ts";
import type { PersonaReplyInput } from "./persona-input.ts";

const mostSentences = 5;
const mostFacts = 3;

const fewWords = z.string().max(80);

/** The facts stand before the words, so that words can be checked against them as they come. */
function reply(fact: z.ZodType<string>) {
  const sentence = z.object({
    facts: listOf(fact, { wanted: { min: 0, max: mostFacts }, enough: 0, unique: true }).describe(
      "Numbers of the facts above on which this sentence rests; empty for a guess, for what is not known, and for a greeting or a question.",
    ),
    guess: fewWords.describe("What of this sentence is guessed, in two to five words; empty where it rests on facts."),
    unknown: fewWords.describe("What is asked for and stands in no fact, in two to five words; else empty."),
    text: z.string().max(300).describe("One sentence, as this person would say it."),
  });
  return z.object({
    verdict: z
      .enum([...replyVerdicts, "none"])
      .describe('What this person would do, where it is asked about that; "none" for any other question.')
      // A word of its own costs the verdict, never the whole reply.
      .meta({ fallback: "none" }),
    sentences: listOf(sentence, { wanted: { min: 1, max: mostSentences }, enough: 0 }).describe(
      "One to five short sentences, the most important first.",
    ),
  });
}

export const PersonaReplyOutput = reply(z.string());
export type PersonaReplyOutput = z.infer<typeof PersonaReplyOutput>;

/** Only facts that exist can be named. */
export const personaReplyFor = ({ facts }: PersonaReplyInput) =>
  facts.length === 0 ? PersonaReplyOutput : reply(z.enum(facts.map(({ number }) => number)));
