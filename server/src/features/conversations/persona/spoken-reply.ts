import type { SpokenSentence } from "@seedbed/contract/conversations/schemas";
import { draftReply } from "../tasks/persona-reply/draft.ts";
import type { PersonaReplyOutput } from "../tasks/persona-reply/output.ts";
import type { PersonaReplyInput, Verdict } from "../tasks/persona-reply/persona-input.ts";

/** A reply as it is kept and shown. */
export interface SpokenReply {
  content: string;
  sentences: SpokenSentence[];
  verdict: Verdict | null;
  origin: "model" | "draft";
}

/** What was answered, each sentence with its facts. Where no sentence was left, the profile says shortly what it can. */
export function spokenReply(
  output: PersonaReplyOutput,
  input: PersonaReplyInput,
  origin: SpokenReply["origin"],
): SpokenReply {
  if (output.sentences.length === 0) return spokenReply(draftReply(input), input, "draft");
  const factsByNumber = new Map(input.facts.map((fact) => [fact.number, fact]));
  const sentences = output.sentences.map(({ text, facts, guess, unknown }) => ({
    text: text.trim(),
    restsOn: facts.flatMap((number) => {
      const fact = factsByNumber.get(number);
      return fact ? [{ kind: fact.kind, item: fact.item, field: fact.field, label: fact.label }] : [];
    }),
    guess: guess.trim() || null,
    unknown: unknown.trim() || null,
  }));
  return {
    content: sentences.map(({ text }) => text).join(" "),
    sentences,
    verdict: output.verdict === "none" ? null : output.verdict,
    origin,
  };
}
