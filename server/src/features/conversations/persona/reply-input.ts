import type { FoundPersona } from "../dependencies.ts";
import type { MessageRow } from "../store.ts";
import type { PersonaReplyInput } from "../tasks/persona-reply/persona-input.ts";
import { factsOfProfile } from "./facts-of-profile.ts";

/** What the reply to a turn is written from: the profile, and what was said before. Undefined without such a turn. */
export function replyInput(
  { profile, others, concept }: FoundPersona,
  messages: readonly MessageRow[],
  turn: number,
): PersonaReplyInput | undefined {
  const question = messages.find((message) => message.turn === turn && message.side === "question");
  if (!question) return undefined;
  const { stance } = profile;
  const said = messages.filter((message) => message.turn > 0 && message.turn < turn && message.role !== "error");
  return {
    name: profile.name,
    role: stance?.role ?? null,
    priceLimit:
      stance && stance.priceLimit.amount !== null
        ? { amount: stance.priceLimit.amount, per: stance.priceLimit.per }
        : null,
    facts: factsOfProfile(profile, concept),
    others,
    said: said.map(({ role, content, verdict }) => ({
      by: role === "user" ? ("person" as const) : ("persona" as const),
      text: content,
      verdict,
    })),
    question: question.content,
  };
}
