import { expect, test } from "vitest";
import { asked, conceptUuid, conversationUuid, marta, messageWith } from "../testing/conversations.fixture.ts";
import type { Arrived, Outgoing } from "./outgoing.ts";
import { answeredIn, type Said, saidIn } from "./said.ts";

const outgoing = (uuid: string, change: Partial<Outgoing> = {}): Outgoing => ({
  ...{ uuid, profile: marta.uuid, conceptUuid, conversation: conversationUuid, content: `${uuid}?` },
  ...{ at: "2026-11-20T10:00:00.000Z", sent: 1, error: null, isAnswered: false },
  ...change,
});
const question = (uuid: string) => asked(`${uuid}?`, { uuid });
const reply = (content: string) => messageWith({ content });
const failed = (content: string, code: string | null = "MODEL_BUSY") => messageWith({ role: "error", content, code });
const arrived = (replyTo: string, content: string): Arrived => ({
  ...reply(content),
  ...{ replyTo, sessionId: conversationUuid },
});
const busy = { message: "Overloaded.", code: "MODEL_BUSY" };

const words = (said: Said) =>
  said.kind === "reply" ? said.message.content : said.kind === "error" ? said.message : said.content;
const shown = (parts: Partial<Parameters<typeof saidIn>[0]>) =>
  saidIn({ messages: [], outgoing: [], arrived: [], live: undefined, ...parts }).map((each) => [
    each.kind,
    words(each),
  ]);

test("what came since the server's list was read stands behind its own question, between those of the list", () => {
  const messages = [question("a"), question("b"), reply("To b.")];
  expect(shown({ messages, arrived: [arrived("a", "To a.")] })).toEqual([
    ["question", "a?"],
    ["reply", "To a."],
    ["question", "b?"],
    ["reply", "To b."],
  ]);
});

test("a reply that the list has and that came, too, stands there once; so does a question", () => {
  const messages = [question("a"), reply("To a.")];
  const parts = { messages, outgoing: [outgoing("a")], arrived: [arrived("a", "To a.")] };
  expect(shown(parts)).toEqual([
    ["question", "a?"],
    ["reply", "To a."],
  ]);
});

test("an error goes when its question is answered after all, in the list or since, and when it is asked again", () => {
  const messages = [question("a"), failed("Overloaded.")];
  expect(shown({ messages })).toEqual([
    ["question", "a?"],
    ["error", "Overloaded."],
  ]);
  const answered = [
    ["question", "a?"],
    ["reply", "To a."],
  ];
  expect(shown({ messages: [...messages, reply("To a.")] })).toEqual(answered);
  expect(shown({ messages, arrived: [arrived("a", "To a.")] })).toEqual(answered);
  expect(shown({ messages, outgoing: [outgoing("a")] })).toEqual([["question", "a?"]]);
});

test("an error that the list keeps, too, stands there once, and one without words or code still says something", () => {
  const messages = [question("a"), failed("Overloaded.")];
  expect(shown({ messages, outgoing: [outgoing("a", { error: busy })] })).toHaveLength(2);
  const [, kept] = saidIn({
    messages: [question("a"), failed(" ", null)],
    ...{ outgoing: [], arrived: [], live: undefined },
  });
  expect(kept).toMatchObject({ message: "Something went wrong. Please try again.", code: "UNKNOWN", question: "a" });
});

test("words that come stand behind their question, in place of an error; a question without a line waits", () => {
  const sent = [outgoing("a", { error: busy }), outgoing("b", { sent: 0 })];
  expect(shown({ outgoing: sent })).toEqual([
    ["question", "a?"],
    ["error", "Overloaded."],
    ["question", "b?"],
  ]);
  const live = { isTyping: true, stream: { replyTo: "a", content: "I would" } };
  expect(shown({ outgoing: sent, live })).toEqual([
    ["question", "a?"],
    ["stream", "I would"],
    ["question", "b?"],
  ]);
  const waits = saidIn({ messages: [], outgoing: sent, arrived: [], live }).filter(({ kind }) => kind === "question");
  expect(waits).toMatchObject([{ isSent: true }, { isSent: false }]);
});

test("answered is what has a reply in the list, of what this window has sent; an error is no reply", () => {
  const messages = [question("a"), reply("To a."), question("b"), failed("Overloaded."), question("c"), reply("To c.")];
  expect(answeredIn(messages, [outgoing("a"), outgoing("b"), outgoing("d")])).toEqual(["a"]);
  expect(answeredIn([reply("Hello."), question("a")], [outgoing("a")])).toEqual([]);
});
