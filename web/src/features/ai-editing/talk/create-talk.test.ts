import type { EditingSession } from "@seedbed/contract/ai-editing/schemas";
import type { ServerEvents } from "@seedbed/contract/all-events";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { serverKnowing } from "#testing/fake-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { keepConnected } from "../../../transport/keep-connected.ts";
import { editingKeys } from "../../../transport/query-keys.ts";
import { session as signedIn } from "../../../transport/session.ts";
import type { AiEditing } from "../editing-query.ts";
import {
  conceptUuid,
  differentiatorEdit,
  messageWith,
  otherConcept,
  priceEdit,
  proposed,
  sessionUuid,
  sessionWith,
  valueEdit,
} from "../testing/edits.fixture.ts";
import { clearTalks } from "./clear-talks.ts";
import { createTalk } from "./create-talk.ts";
import { keptMessage } from "./kept-message.ts";
import { type CurrentMessage, liveOf, nothingPasses } from "./live.ts";
import { talkedAbout } from "./talked-about.ts";
import { useClearedElsewhere } from "./use-cleared-elsewhere.ts";

const place = { conceptUuid, sessionId: sessionUuid };
const silence = { code: "UNKNOWN", message: "The model is silent." };
const begun: CurrentMessage = {
  ...{ uuid: "d0000000-0000-4000-8000-0000000000aa", content: "Shorter", media: null, scope: null },
  ...{ at: "2026-11-20T10:00:00.000Z", sent: 1, error: null },
};

interface Options {
  session?: EditingSession | null;
  /** Whether there is a line already. */
  isOpen?: boolean;
  kept?: CurrentMessage;
}

/** What a person says about a report, over a line through which the test plays the server. */
async function talkOver({ session = sessionWith(), isOpen = true, kept }: Options = {}) {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  await signedIn.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  if (isOpen) lines[0]?.open();
  const queryClient = new QueryClient();
  const editing: AiEditing = { session, lock: null, takesPictures: false, isDrafted: false };
  queryClient.setQueryData(editingKeys.of(conceptUuid), editing);
  const live = liveOf(queryClient, "mara", conceptUuid);
  if (kept) keptMessage(conceptUuid).write(kept);
  const talk = createTalk(queryClient, { conceptUuid, live });
  const leave = talk.begin();
  onTestFinished(leave);
  return {
    ...{ talk, live, leave },
    line: lines[0],
    sent: () => (lines[0]?.sent ?? []).filter(({ type }) => type.startsWith("ai.editing.")),
    session: () => queryClient.getQueryData<AiEditing>(editingKeys.of(conceptUuid))?.session,
    kept: () => keptMessage(conceptUuid).read(),
    tell: <Name extends keyof ServerEvents>(type: Name, data: ServerEvents[Name]) =>
      lines[0]?.message({ id: crypto.randomUUID(), type, data }),
    say: (content: string) => {
      talk.say({ content, media: null, scope: null });
      return live.read().currentMessage?.uuid ?? "";
    },
  };
}

const stage = "delta" as const;

test("nothing of a reply that failed half way is left, and one can go on", async () => {
  const { live, say, session, tell } = await talkOver();
  const uuid = say("Shorter");
  tell("ai.editing.handshake", { ...place, uuid });
  expect(session()?.isThinking).toBe(true);
  tell("ai.editing.chat.typing", { ...place, value: true, content: "Reading the report" });
  tell("ai.editing.chat.stream", { ...place, replyTo: uuid, stage, content: "Two edits" });
  tell("stream.ai.editing.edit.suggestion", { ...place, replyTo: uuid, stage, content: { edits: [valueEdit] } });
  expect(live.read()).toMatchObject({ doing: "Reading the report", reply: { content: "Two edits" } });
  tell("ai.editing.error", { ...place, uuid, ...silence });
  expect(live.read()).toMatchObject({ reply: null, arriving: null, doing: "", currentMessage: { error: silence } });
  expect(session()?.isThinking).toBe(false);
});

test("a reply ends what passed, also one that proposes nothing", async () => {
  const { kept, live, say, session, tell } = await talkOver();
  const uuid = say("Shorter");
  expect(kept()).toMatchObject({ uuid, sent: 1 });
  tell("ai.editing.chat.typing", { ...place, value: true, content: "Reading the report" });
  tell("ai.editing.chat.stream", { ...place, replyTo: uuid, stage, content: "Two edits" });
  tell("stream.ai.editing.edit.suggestion", { ...place, replyTo: uuid, stage, content: { edits: [valueEdit] } });
  tell("ai.editing.chat", { ...place, ...messageWith({ replyTo: uuid }) });
  expect(live.read()).toEqual(nothingPasses);
  expect(kept()).toBeNull();
  expect(session()?.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(session()?.isThinking).toBe(false);
});

test("what is done meanwhile is told for as long as it is done", async () => {
  const { live, say, tell } = await talkOver();
  say("Shorter");
  tell("ai.editing.chat.typing", { ...place, value: true, content: "Reading the report" });
  expect(live.read().doing).toBe("Reading the report");
  tell("ai.editing.chat.typing", { ...place, value: false, content: "Reading the report" });
  expect(live.read().doing).toBe("");
});

test.each<[sign: string, give: (talk: Awaited<ReturnType<typeof talkOver>>, replyTo: string) => void]>([
  ["a handshake", ({ tell }, uuid) => tell("ai.editing.handshake", { ...place, uuid })],
  ["typing", ({ tell }) => tell("ai.editing.chat.typing", { ...place, value: true, content: "" })],
  ["words", ({ tell }, replyTo) => tell("ai.editing.chat.stream", { ...place, replyTo, stage, content: "Two" })],
  [
    "an edit",
    ({ tell }, replyTo) =>
      tell("stream.ai.editing.edit.suggestion", { ...place, replyTo, stage, content: { edits: [valueEdit] } }),
  ],
])("a message fails after 100 seconds of silence, which %s breaks", async (_sign, give) => {
  const talk = await talkOver();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const uuid = talk.say("Shorter");
  const error = () => talk.live.read().currentMessage?.error;
  vi.advanceTimersByTime(90_000);
  give(talk, uuid);
  vi.advanceTimersByTime(90_000);
  expect(error()).toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(error()).toEqual({ message: "No reply came. Send it again.", code: "NO_REPLY" });
});

test("edits that are left out stay so when others come; those that are gone are forgotten", async () => {
  const { live, session, tell } = await talkOver({ session: proposed });
  live.set({ left: [valueEdit.uuid, differentiatorEdit.uuid], arriving: { replyTo: "", edits: [priceEdit] } });
  const edits = [differentiatorEdit, priceEdit];
  tell("ai.editing.edit.suggestion", { ...place, edits });
  expect(live.read()).toMatchObject({ left: [differentiatorEdit.uuid], arriving: null });
  expect(session()?.edits).toEqual(edits);
});

test("an error that names no message is one of the message that is awaited, once", async () => {
  const { live, say, tell } = await talkOver();
  say("Shorter");
  const nameless = { ...place, uuid: null };
  tell("ai.editing.error", { ...nameless, conceptUuid: otherConcept, ...silence });
  expect(live.read().currentMessage?.error).toBeNull();
  tell("ai.editing.error", { ...nameless, conceptUuid: null, sessionId: null, ...silence });
  expect(live.read().currentMessage?.error).toEqual(silence);
  tell("ai.editing.error", { ...nameless, code: "MODEL_BUSY", message: "Later." });
  expect(live.read().currentMessage?.error).toEqual(silence);
});

test("an error of a message from another window leaves the one that is awaited here alone", async () => {
  const { live, say, tell } = await talkOver();
  say("Shorter");
  tell("ai.editing.error", { ...place, uuid: begun.uuid, ...silence });
  expect(live.read().currentMessage?.error).toBeNull();
});

test("of a conversation that began anew elsewhere nothing old is shown", async () => {
  const { session, tell } = await talkOver({ session: proposed });
  const sessionId = "a0000000-0000-4000-8000-000000000002";
  tell("ai.editing.handshake", { conceptUuid, sessionId, uuid: begun.uuid });
  expect(session()).toEqual({ sessionId, messages: [], edits: [], isThinking: true });
});

test("stopping forgets the message, what came of its reply, and what is proposed", async () => {
  const { kept, live, say, sent, session, talk, tell } = await talkOver({ session: proposed });
  const uuid = say("Shorter");
  tell("ai.editing.handshake", { ...place, uuid });
  tell("ai.editing.chat.stream", { ...place, replyTo: uuid, stage, content: "Two edits" });
  live.set({ left: [valueEdit.uuid] });
  expect(talk.cancel()).toBe(true);
  expect(sent().at(-1)).toMatchObject({ type: "ai.editing.cancel", data: { conceptUuid, session_id: sessionUuid } });
  expect(live.read()).toEqual(nothingPasses);
  expect(kept()).toBeNull();
  expect(session()).toMatchObject({ edits: [], isThinking: false });
});

test.each(["forget", "settle"] as const)("nothing that passed is left when a talk is to %s", async (way) => {
  const { kept, live, say, session, talk, tell } = await talkOver({ session: proposed });
  const uuid = say("Shorter");
  tell("ai.editing.chat.typing", { ...place, value: true, content: "Reading the report" });
  tell("ai.editing.chat.stream", { ...place, replyTo: uuid, stage, content: "Two edits" });
  talk[way]();
  expect(live.read()).toEqual(nothingPasses);
  expect(kept()).toBeNull();
  expect(session()?.edits).toEqual(way === "forget" ? undefined : proposed.edits);
});

test("a message without a line waits, is sent when there is one, and what passed on the line before is gone", async () => {
  const { line, live, say, sent } = await talkOver({ isOpen: false });
  const uuid = say("Shorter");
  expect(live.read().currentMessage?.sent).toBe(0);
  live.set({ reply: { replyTo: uuid, content: "Two" }, arriving: { replyTo: uuid, edits: [valueEdit] } });
  line?.open();
  await expect.poll(sent).toMatchObject([{ type: "ai.editing.message", data: { uuid, content: "Shorter" } }]);
  expect(live.read()).toMatchObject({ reply: null, arriving: null, currentMessage: { sent: 1 } });
});

test("a message that was under way before a reload is sent once more, under its uuid; one that failed is not", async () => {
  const { live, sent } = await talkOver({ session: null, kept: { ...begun, sent: 2 } });
  await expect.poll(sent).toMatchObject([{ type: "ai.editing.conversation.start", id: begun.uuid }]);
  expect(live.read().currentMessage).toMatchObject({ uuid: begun.uuid, sent: 2 });
  const failed = await talkOver({ session: null, kept: { ...begun, error: silence } });
  expect(failed.live.read().currentMessage?.error).toEqual(silence);
  failed.say("Kinder");
  expect(failed.sent().map(({ data }) => data)).toMatchObject([{ content: "Kinder" }]);
});

const elsewhere = { ...place, conceptUuid: otherConcept };

test("what is told of another report changes nothing here", async () => {
  const { live, say, session, tell } = await talkOver({ session: proposed });
  const uuid = say("Shorter");
  const before = { live: live.read(), session: session() };
  tell("ai.editing.handshake", { ...elsewhere, uuid });
  tell("ai.editing.chat.typing", { ...elsewhere, value: true, content: "Reading the report" });
  tell("ai.editing.chat.stream", { ...elsewhere, replyTo: uuid, stage, content: "Two edits" });
  tell("stream.ai.editing.edit.suggestion", { ...elsewhere, replyTo: uuid, stage, content: { edits: [valueEdit] } });
  tell("ai.editing.edit.suggestion", { ...elsewhere, edits: [] });
  tell("ai.editing.chat", { ...elsewhere, ...messageWith({ replyTo: uuid }) });
  tell("ai.editing.error", { ...elsewhere, uuid, ...silence });
  expect({ live: live.read(), session: session() }).toEqual(before);
});

test("a message whose report was left fails no more by itself", async () => {
  const { leave, live, say } = await talkOver();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  say("Shorter");
  leave();
  vi.advanceTimersByTime(100_000);
  expect(live.read().currentMessage?.error).toBeNull();
});

test("nobody who signs out waits longer than 2 seconds for a conversation to be cleared; nothing of it stays here", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  serverKnowing();
  await signedIn.begin("refresh-token");
  const limit = new AbortController();
  const limitedTo = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const hanging = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation((_url, init) => {
    init?.signal?.addEventListener("abort", () =>
      hanging.reject(new DOMException("It took too long.", "TimeoutError")),
    );
    return hanging.promise;
  });
  const queryClient = new QueryClient();
  liveOf(queryClient, "mara", conceptUuid).set({ left: [valueEdit.uuid] });
  keptMessage(conceptUuid).write(begun);
  talkedAbout().write(conceptUuid);
  const cleared = clearTalks();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  expect(limitedTo).toHaveBeenCalledWith(2_000);
  limit.abort();
  await cleared;
  expect(liveOf(queryClient, "mara", conceptUuid).read()).toEqual(nothingPasses);
  expect([keptMessage(conceptUuid).read(), talkedAbout().read()]).toEqual([null, null]);
});

test("another conversation that this tab had is forgotten with its message as soon as this one is shown, and this one is known then", async () => {
  const server = serverKnowing();
  server.on(`DELETE /api/v2/concept/${otherConcept}/ai-editing`, { status: 204 });
  await signedIn.begin("refresh-token");
  const queryClient = new QueryClient();
  const owner = signedIn.current()?.user.uuid ?? null;
  const other = liveOf(queryClient, owner, otherConcept);
  other.set({ left: [valueEdit.uuid], currentMessage: begun });
  queryClient.setQueryData(editingKeys.of(otherConcept), { session: proposed });
  keptMessage(otherConcept).write(begun);
  talkedAbout().write(otherConcept);
  await renderHook(() => useClearedElsewhere(conceptUuid, true), {
    wrapper: ({ children }) => createElement(QueryClientProvider, { client: queryClient }, children),
  });
  await expect.poll(() => server.received.some(({ key }) => key.startsWith("DELETE"))).toBe(true);
  expect(other.read()).toEqual(nothingPasses);
  expect(keptMessage(otherConcept).read()).toBeNull();
  expect(queryClient.getQueryData(editingKeys.of(otherConcept))).toBeUndefined();
  expect(talkedAbout().read()).toBe(conceptUuid);
});
