import { expect, test } from "vitest";
import { presentConversation } from "./present.ts";
import type { ConversationRow } from "./store/conversations.ts";
import type { MessageRow } from "./store/messages.ts";

const at = new Date("2031-05-01T10:00:00Z");
const row = {
  id: "a",
  title: "Soap?",
  customerProfileId: "b",
  conceptId: "c",
  createdAt: at,
  updatedAt: at,
} as ConversationRow;
const message = (turn: number, role: MessageRow["role"], content: string) =>
  ({ turn, side: role === "user" ? "question" : "answer", role, content, origin: null }) as MessageRow;
const shown = (messages: MessageRow[], ...words: string[]) => presentConversation(row, messages, words);

const greeting = { ...message(0, "assistant", "Hi, I'm Marta."), origin: "draft" as const };
const question = message(1, "user", "Do you use soap?");

test("a conversation is summed up by its last reply, or, without one, by what was said last", () => {
  const replied = [greeting, question, message(1, "assistant", "By weight."), message(2, "user", "And bread?")];
  expect(shown(replied).summary).toBe("By weight.");
  expect(shown([...replied, message(2, "error", "The model broke off.")]).summary).toBe("By weight.");
  expect(shown([greeting, question, message(1, "error", "The model broke off.")]).summary).toBe("The model broke off.");
  expect(shown([]).summary).toBe("");
});

test("it has the moment in which it was begun, and the one in which something was said last", () => {
  const later = { ...row, updatedAt: new Date("2031-05-02T10:00:00Z") };
  expect(presentConversation(later, [], [])).toMatchObject({
    ...{ createdAt: "2031-05-01T10:00:00.000Z", updatedAt: "2031-05-02T10:00:00.000Z" },
  });
});

test("it counts as drafted where every reply is, whatever its greeting", () => {
  const reply = (turn: number, origin: MessageRow["origin"]) => ({ ...message(turn, "assistant", "Yes."), origin });
  expect(shown([greeting, question]).isDrafted).toBe(false);
  expect(shown([{ ...greeting, origin: "model" }, reply(1, "draft")]).isDrafted).toBe(true);
  expect(shown([greeting, reply(1, "draft"), reply(2, "model")]).isDrafted).toBe(false);
});

test("of a long message a search shows the line around its words, of a short one all of it", () => {
  const long = `${"Deliveries block the lift. ".repeat(12)}We weigh the SOAP on every floor. ${"Nobody pays. ".repeat(20)}`;
  const { summary } = shown([greeting, message(1, "user", long)], "soap", "floor");
  expect(summary).toMatch(/^…(?:\w+|\w+\.) .*We weigh the SOAP on every floor\..*…$/u);
  expect(summary.length).toBeLessThanOrEqual(162);
  expect(shown([greeting, question], "SOAP").summary).toBe("Do you use soap?");
  expect(shown([greeting, message(1, "user", `${"x".repeat(300)}soap`)], "soap").summary).toMatch(/^…x+soap$/u);
});

test("of several messages with all of the words the last one is shown", () => {
  const messages = [greeting, question, message(1, "assistant", "Soap is what I use."), message(2, "user", "Bread?")];
  expect(shown(messages, "use", "soap").summary).toBe("Soap is what I use.");
});
