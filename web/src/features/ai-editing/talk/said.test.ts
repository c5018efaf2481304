import type { EditingMessage } from "@seedbed/contract/ai-editing/schemas";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { session } from "../../../transport/session.ts";
import { asked, conceptUuid, failed, messageWith, sessionWith, valueEdit } from "../testing/edits.fixture.ts";
import { keptMessage } from "./kept-message.ts";
import { type CurrentMessage, liveOf, nothingPasses } from "./live.ts";
import { asMessage, errorMessage, errorWords, isAnswered, isError, saidIn } from "./said.ts";
import { withMessage } from "./with-message.ts";

const current: CurrentMessage = {
  ...{ uuid: "m-1", content: "Shorter", at: "2026-11-20T10:00:00.000Z", sent: 1, error: null },
  media: { mediaData: btoa("rent: 11"), mimetype: "text/plain", filename: "rent.txt" },
  scope: { section: "overview", item: null, field: "overview.problemStatement", quote: "Forty deliveries a week." },
};
const silence = { message: "The model is silent.", code: "UNKNOWN" };
const saying = (change: Partial<CurrentMessage> = {}) => ({
  ...nothingPasses,
  currentMessage: { ...current, ...change },
});
const uuidsOf = (messages: readonly EditingMessage[]) => messages.map(({ uuid }) => uuid);

test("a message stands there as the server will have it: with what it is about, and its file by name alone", () => {
  expect(asMessage(current)).toEqual({
    ...{ uuid: "m-1", role: "user", name: "", content: "Shorter", timestamp: "2026-11-20T10:00:00.000Z" },
    ...{ scope: current.scope, media: { mediaData: "", mimetype: "text/plain", filename: "rent.txt" } },
    ...{ origin: null, code: null, replyTo: null },
  });
  expect(asMessage({ ...current, media: null }).media).toBeNull();
});

test.each([
  [{ message: " The model is silent. ", code: "UNKNOWN" }, "The model is silent."],
  [{ message: "Row 12 is missing.", code: "ACCOUNT_NOT_FOUND" }, "Account not found"],
  [{ message: "  ", code: "UNKNOWN" }, "Something went wrong"],
])("what went wrong is a message of the assistant that answers the person's (%#)", (error, content) => {
  const told = errorMessage(current, error);
  expect(told).toEqual({
    ...{ uuid: "error-m-1", role: "assistant", name: "system_error", media: null, scope: null, origin: null },
    ...{ content, code: error.code, replyTo: "m-1", timestamp: "2026-11-20T10:00:00.000Z" },
  });
  expect(isError(told)).toBe(true);
});

test("an error without words says that one occurred", () => {
  expect([" ", "", " Later. "].map((content) => errorWords({ content }))).toEqual([
    "An error occurred",
    "An error occurred",
    "Later.",
  ]);
});

test("no message of a person is an error, whatever the person is called", () => {
  expect([asked("Shorter", { name: "system_error" }), messageWith(), failed()].map(isError)).toEqual([
    false,
    false,
    true,
  ]);
});

test("what this window has sent stands behind what the server has, with why it got no reply", () => {
  const session = sessionWith({ messages: [asked("Before", { uuid: "m-0" })] });
  expect(uuidsOf(saidIn(session, nothingPasses))).toEqual(["m-0"]);
  expect(uuidsOf(saidIn(null, saying()))).toEqual(["m-1"]);
  expect(uuidsOf(saidIn(session, saying()))).toEqual(["m-0", "m-1"]);
  expect(saidIn(session, saying({ error: silence })).slice(1)).toEqual([
    asMessage(current),
    errorMessage(current, silence),
  ]);
});

test("what the server has already is not said twice; an error goes while its own message is asked again", () => {
  const other = failed({ uuid: "e-0", replyTo: "m-0" });
  const session = sessionWith({
    messages: [other, asked("Shorter", { uuid: "m-1" }), failed({ uuid: "e-1", replyTo: "m-1" })],
  });
  expect(uuidsOf(saidIn(session, saying()))).toEqual(["e-0", "m-1"]);
  expect(uuidsOf(saidIn(session, saying({ error: silence })))).toEqual(["e-0", "m-1", "e-1"]);
});

test("a reply answers a message; an error and a reply to another one do not", () => {
  const session = (...messages: EditingMessage[]) => sessionWith({ messages });
  expect(isAnswered(session(messageWith({ replyTo: "m-1" })), "m-1")).toBe(true);
  expect(isAnswered(session(failed({ replyTo: "m-1" }), messageWith({ replyTo: "m-2" })), "m-1")).toBe(false);
  expect([null, undefined].map((none) => isAnswered(none, "m-1"))).toEqual([false, false]);
});

test("a reply comes last, behind what it answers, and once", () => {
  const before = sessionWith({ messages: [asked("Before", { uuid: "m-0" })], edits: [valueEdit], isThinking: true });
  const message = messageWith({ uuid: "r-1", replyTo: "m-1" });
  const replied = withMessage(before, { asked: current, message });
  expect(replied).toEqual({
    ...{ ...before, isThinking: false },
    messages: [...before.messages, asMessage(current), message],
  });
  const again = { ...message, content: "Three edits would carry it." };
  expect(withMessage(replied, { asked: current, message: again }).messages).toEqual([
    ...before.messages,
    asMessage(current),
    again,
  ]);
  // Of another window.
  expect(uuidsOf(withMessage(before, { asked: null, message }).messages)).toEqual(["m-0", "r-1"]);
});

/** What is kept belongs to a person. */
async function signedIn(): Promise<void> {
  serverKnowing();
  await session.begin("refresh-token");
}

test("a message outlives a reload as it was, also one that got no reply", async () => {
  await signedIn();
  for (const message of [current, { ...current, media: null, scope: null }, { ...current, error: silence }]) {
    keptMessage(conceptUuid).write(message);
    expect(keptMessage(conceptUuid).read()).toEqual(message);
  }
  keptMessage(conceptUuid).write(null);
  expect(keptMessage(conceptUuid).read()).toBeNull();
});

test.each([
  ["uuid", 1],
  ["content", null],
  ["at", undefined],
  ["media", "rent.txt"],
  ["scope", ["overview"]],
  ["error", "Silence"],
  ["sent", "1"],
  ["sent", null],
])("what an older version kept is not taken for a message when its %s is %j", async (name, value) => {
  await signedIn();
  keptMessage(conceptUuid).write({ ...current, [name]: value } as CurrentMessage);
  expect(keptMessage(conceptUuid).read()).toBeNull();
});

test("whoever stopped listening to what passes hears no more of it", () => {
  const live = liveOf(new QueryClient(), "mara", conceptUuid);
  const heard: string[] = [];
  const stop = live.subscribe(() => heard.push(`one: ${live.read().doing}`));
  live.subscribe(() => heard.push(`other: ${live.read().doing}`));
  live.set({ doing: "Reading the report" });
  stop();
  live.set({ doing: "" });
  expect(heard).toEqual(["one: Reading the report", "other: Reading the report", "other: "]);
});
