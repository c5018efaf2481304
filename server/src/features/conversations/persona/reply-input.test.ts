import { expect, test } from "vitest";
import { personaRows, profileOf, toldConcept } from "#test-support/model-server/personas/persona-profiles.ts";
import type { MessageRow } from "../store/messages.ts";
import { replyInput } from "./reply-input.ts";

const [row] = personaRows;
if (!row) throw new Error("there is no persona");
const persona = {
  profile: profileOf(row, 0),
  isRemoved: false,
  others: ["Idris Bello"],
  concept: { ...toldConcept, id: "3b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b", isArchived: false },
};
const message = (turn: number, role: MessageRow["role"], content: string) =>
  ({ turn, side: role === "user" ? "question" : "answer", role, content, verdict: null }) as MessageRow;
const messages = [
  message(0, "assistant", "Hi, I'm Marta."),
  message(1, "user", "Would you pay $90?"),
  { ...message(1, "assistant", "I would not."), verdict: "wouldNotPay" as const },
  message(2, "user", "Why?"),
  message(2, "error", "The model did not answer."),
  message(3, "user", "And $20?"),
  message(4, "user", "And $30?"),
];

test("a reply is written from the questions and answers before it: no greeting, nothing that went wrong, nothing later", () => {
  expect(replyInput(persona, messages, 3)).toMatchObject({
    ...{
      name: row.name,
      role: "likelyBuyer",
      priceLimit: { amount: row.limit, per: row.per },
      others: ["Idris Bello"],
    },
    said: [
      { by: "person", text: "Would you pay $90?", verdict: null },
      { by: "persona", text: "I would not.", verdict: "wouldNotPay" },
      { by: "person", text: "Why?", verdict: null },
    ],
    question: "And $20?",
  });
  expect(replyInput(persona, messages, 3)?.said).toHaveLength(3);
  expect(replyInput(persona, messages, 5)).toBeUndefined();
});

test("who takes no stand, or pays nothing, has no price limit", () => {
  const { profile } = persona;
  const { stance } = profile;
  if (!stance) throw new Error("it takes no stand");
  const free = { ...stance, priceLimit: { ...stance.priceLimit, amount: null } };
  const without = (stance: typeof profile.stance) =>
    replyInput({ ...persona, profile: { ...profile, stance } }, messages, 1);
  expect(without(null)).toMatchObject({ role: null, priceLimit: null });
  expect(without(free)).toMatchObject({ role: "likelyBuyer", priceLimit: null });
});
