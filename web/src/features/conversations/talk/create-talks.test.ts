import type { ServerEvents } from "@seedbed/contract/all-events";
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { liveLine } from "#testing/live-line.ts";
import { conversationKeys } from "../../../transport/query-keys.ts";
import { conceptUuid, conversationUuid, jun, marta, messageWith, refusal } from "../testing/conversations.fixture.ts";
import { replyEvent } from "../testing/open-talk.fixture.ts";
import { createTalks } from "./create-talks.ts";
import { keptTalks } from "./kept-talks.ts";
import { type Outgoing, placeKey } from "./outgoing.ts";

const place = { sessionId: conversationUuid, conceptUuid };
const busy = { message: "The model is overloaded.", code: "MODEL_BUSY" };
const noReply = { message: "No reply came. Send it again.", code: "NO_REPLY" };

/** A person's talks over a line through which the test plays the server. */
async function talksOver() {
  const line = await liveLine();
  const queryClient = new QueryClient();
  const talks = createTalks(queryClient);
  onTestFinished(talks.subscribe(() => undefined));
  return {
    ...{ queryClient, talks },
    sent: () => line.sent.filter(({ type }) => type.startsWith("customer.profile.")),
    message: (uuid: string) => talks.read().outgoing.find((each) => each.uuid === uuid),
    live: () => talks.read().live[conversationUuid],
    tell: <Name extends keyof ServerEvents>(type: Name, data: ServerEvents[Name]) =>
      line.message({ id: crypto.randomUUID(), type, data }),
    say: (content: string, talk: string | null = null, profile = marta.uuid) =>
      talks.send({ place: "alone", profile, conceptUuid, content, talk }),
  };
}

type Over = Awaited<ReturnType<typeof talksOver>>;

const begin = ({ tell }: Over, uuid: string) =>
  tell("customer.profile.handshake", { ...place, customerProfileUuid: marta.uuid, uuid });

function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("a message goes without the blanks around it, and the next one goes on in the conversation that its reply has named", async () => {
  const { message, say, sent, talks, tell } = await talksOver();
  const first = say("  Who signs?\n");
  expect(sent()).toMatchObject([
    {
      ...{ type: "customer.profile.conversation.start", id: first },
      data: { conceptUuid, customerProfileUuid: marta.uuid, content: "Who signs?" },
    },
  ]);
  // Without a handshake, which a lost line may have taken.
  tell("customer.profile.chat", replyEvent(refusal(), { replyTo: first }));
  expect(message(first)).toMatchObject({ conversation: conversationUuid, isAnswered: true });
  say("And at $22?", first);
  expect(sent()[1]).toMatchObject({ type: "customer.profile.message", data: { session_id: conversationUuid } });
  expect(talks.read().current).toEqual({ [placeKey("alone", marta.uuid)]: first });
});

test.each<[sign: string, give: (over: Over, uuid: string) => void]>([
  ["a handshake", begin],
  ["typing", ({ tell }) => tell("customer.profile.chat.typing", { ...place, value: true })],
  ["words", ({ tell }, replyTo) => tell("customer.profile.chat.stream", { ...place, replyTo, content: "I would" })],
])(
  "a message fails after 100 seconds of silence, which %s breaks, and not once it is answered",
  async (_sign, give) => {
    const over = await talksOver();
    holdTime();
    const uuid = over.say("Who signs?");
    const error = () => over.message(uuid)?.error;
    begin(over, uuid);
    vi.advanceTimersByTime(90_000);
    give(over, uuid);
    vi.advanceTimersByTime(90_000);
    expect(error()).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(error()).toEqual(noReply);
    const next = over.say("And at $22?", uuid);
    over.tell("customer.profile.chat", replyEvent(refusal(), { replyTo: next }));
    vi.advanceTimersByTime(100_000);
    expect(over.message(next)).toMatchObject({ error: null, isAnswered: true });
  },
);

test("while nobody looks nothing fails; who looks again waits for as long again, and sees nothing that passed", async () => {
  const line = await liveLine();
  const talks = createTalks(new QueryClient());
  const tell = <Name extends keyof ServerEvents>(type: Name, data: ServerEvents[Name]) =>
    line.message({ id: crypto.randomUUID(), type, data });
  holdTime();
  const looks = talks.subscribe(() => undefined);
  const uuid = talks.send({ place: "alone", profile: marta.uuid, conceptUuid, content: "Who signs?", talk: null });
  tell("customer.profile.chat.stream", { ...place, replyTo: uuid, content: "I would" });
  expect(talks.read().live[conversationUuid]?.stream).toEqual({ replyTo: uuid, content: "I would" });
  const error = () => talks.read().outgoing[0]?.error;
  looks();
  vi.advanceTimersByTime(100_000);
  expect(error()).toBeNull();
  onTestFinished(talks.subscribe(() => undefined));
  expect(talks.read().live).toEqual({});
  vi.advanceTimersByTime(99_999);
  expect(error()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(error()).toEqual(noReply);
});

test("an error ends the reply that was coming, and is of the message that it names", async () => {
  const over = await talksOver();
  const { live, message, say, tell } = over;
  const uuid = say("Who signs?");
  const other = say("Who pays?", null, jun.uuid);
  begin(over, uuid);
  tell("customer.profile.chat.typing", { ...place, value: true });
  tell("customer.profile.chat.stream", { ...place, replyTo: uuid, content: "I would" });
  tell("customer.profile.error", { ...place, sessionId: null, uuid, ...busy });
  expect(message(uuid)?.error).toEqual(busy);
  expect(live()).toEqual({ isTyping: false, stream: null });
  expect(message(other)?.error).toBeNull();
});

test("an error that names no message is of all that are awaited in its conversation; without one, of all", async () => {
  const over = await talksOver();
  const { message, say, tell } = over;
  const uuid = say("Who signs?");
  const other = say("Who pays?", null, jun.uuid);
  begin(over, uuid);
  tell("customer.profile.error", { ...place, uuid: null, ...busy });
  expect([uuid, other].map((each) => message(each)?.error)).toEqual([busy, null]);
  tell("customer.profile.error", { sessionId: null, conceptUuid: null, uuid: null, ...noReply });
  expect([uuid, other].map((each) => message(each)?.error)).toEqual([busy, noReply]);
});

test("what fails in another window ends what passed in its conversation here, which is read again", async () => {
  const { live, queryClient, tell } = await talksOver();
  const queryKey = conversationKeys.messages(conversationUuid);
  queryClient.setQueryData(queryKey, []);
  tell("customer.profile.chat.stream", { ...place, replyTo: "elsewhere", content: "I would" });
  tell("customer.profile.error", { ...place, uuid: "elsewhere", ...busy });
  expect(live()).toEqual({ isTyping: false, stream: null });
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test("a reply ends what passed, comes once, and brings the list of conversations up to date", async () => {
  const over = await talksOver();
  const { live, queryClient, say, talks, tell } = over;
  const uuid = say("Who signs?");
  begin(over, uuid);
  const list = conversationKeys.list(marta.uuid, "");
  queryClient.setQueryData(list, { pages: [], pageParams: [] });
  tell("customer.profile.chat.typing", { ...place, value: true });
  tell("customer.profile.chat.stream", { ...place, replyTo: uuid, content: "I would" });
  const replies = [refusal(), messageWith({ content: "Said anew." })];
  for (const reply of replies) tell("customer.profile.chat", replyEvent(reply, { replyTo: uuid }));
  // Words that were overtaken by it.
  tell("customer.profile.chat.stream", { ...place, replyTo: uuid, content: "I would not" });
  expect(live()).toEqual({ isTyping: false, stream: null });
  expect(talks.read().arrived.map(({ content }) => content)).toEqual(["Said anew."]);
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});

test("a message that is sent again is awaited at the end, once, without its error", async () => {
  const { message, say, sent, talks, tell } = await talksOver();
  const uuid = say("Who signs?");
  const other = say("Who pays?", null, jun.uuid);
  tell("customer.profile.error", { ...place, sessionId: null, uuid, ...busy });
  talks.sendAgain({ uuid, profile: marta.uuid, conceptUuid, content: "Who signs?", conversation: null });
  expect(talks.read().outgoing.map((each) => each.uuid)).toEqual([other, uuid]);
  expect(message(uuid)).toMatchObject({ error: null, isAnswered: false, sent: 1 });
  expect(sent().map(({ id }) => id)).toEqual([uuid, other, uuid]);
});

test("what the server's list has answered is awaited no longer, and is not kept for a reload", async () => {
  const { message, say, talks, tell } = await talksOver();
  holdTime();
  const [uuid, failed, open] = ["Who signs?", "Who pays?", "Who knows?"].map((content) => say(content));
  if (!uuid || !failed || !open) throw new Error("Three were said.");
  tell("customer.profile.error", { ...place, sessionId: null, uuid: failed, ...busy });
  talks.settle([uuid, failed]);
  expect([uuid, failed].map(message)).toMatchObject([
    { isAnswered: true, error: null },
    { isAnswered: true, error: null },
  ]);
  expect(
    keptTalks()
      .read()
      ?.outgoing.map((each) => each.uuid),
  ).toEqual([open]);
  vi.advanceTimersByTime(100_000);
  expect([uuid, failed, open].map((each) => message(each)?.error)).toEqual([null, null, noReply]);
});

test("a conversation is left with one persona at one place alone", async () => {
  const { say, talks } = await talksOver();
  const uuid = say("Who signs?");
  const other = say("Who pays?", null, jun.uuid);
  talks.send({ place: "several", profile: marta.uuid, conceptUuid, content: "At $29?", talk: null });
  const several = talks.read().current[placeKey("several", marta.uuid)];
  talks.open("alone", marta.uuid, conversationUuid);
  expect(talks.read().current[placeKey("alone", marta.uuid)]).toBe(conversationUuid);
  talks.open("alone", marta.uuid, null);
  expect(talks.read().current).toEqual({
    [placeKey("alone", jun.uuid)]: other,
    [placeKey("several", marta.uuid)]: several,
  });
  expect(several).not.toBe(uuid);
});

const under: Outgoing = {
  ...{ uuid: "0199aaaa-0000-7000-8000-0000000000d1", profile: marta.uuid, conceptUuid, conversation: null },
  ...{ content: "Who signs?", at: "2026-11-20T10:00:00.000Z", sent: 2, error: null, isAnswered: false },
};

test("what was under way before a reload is sent once more by itself, unless it had failed; what is kept and broken is left", async () => {
  const line = await liveLine();
  const failed = { ...under, uuid: "0199aaaa-0000-7000-8000-0000000000d2", error: busy };
  keptTalks().write({ outgoing: [under, failed], sessions: {}, current: {} });
  const talks = createTalks(new QueryClient());
  expect(talks.read().outgoing.map(({ sent }) => sent)).toEqual([1, 1]);
  onTestFinished(talks.subscribe(() => undefined));
  expect(line.sent.map(({ id }) => id)).toEqual([under.uuid]);
  keptTalks().write({ outgoing: [{ ...under, content: 3 }], sessions: {}, current: {} } as never);
  expect(createTalks(new QueryClient()).read().outgoing).toEqual([]);
});
