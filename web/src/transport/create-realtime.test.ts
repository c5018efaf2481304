import type { SuggestionsStream } from "@seedbed/contract/incubation/events";
import { expect, test } from "vitest";
import { fakeSocketServer } from "#testing/fake-socket-server.ts";
import { createReadings } from "./as-of.ts";
import { createRealtime } from "./create-realtime.ts";
import type { Recipient } from "./event-recipient.ts";
import { createListeners } from "./listeners.ts";

const me: Recipient = { userUuid: "user-1", accountUuid: "account-1" };
const name = "stream.structured.ai.suggestions" as const;
const data: SuggestionsStream = {
  stage: "delta",
  context: { seedUuid: "s", questionId: "q", requestId: "r" },
  content: { suggestions: [], origin: null },
};
let ids = 0;
const event = (more: Record<string, unknown> = {}) => {
  ids += 1;
  return { id: `event-${ids}`, type: name, data, ...more };
};

async function online({ recipient = me }: { recipient?: Recipient | null } = {}) {
  const server = fakeSocketServer();
  const clock = { now: 0 };
  const readings = createReadings();
  const listeners = createListeners();
  const security: string[] = [];
  const warnings: string[] = [];
  const received: SuggestionsStream[] = [];
  let resyncs = 0;
  const realtime = createRealtime({
    ...server.dependencies,
    recipient: () => recipient,
    log: (message) => security.push(message),
    warn: (message) => warnings.push(message),
    now: () => clock.now,
    readings,
    listeners,
  });
  listeners.onEvent(name, (content) => received.push(content));
  listeners.onResync(() => {
    resyncs += 1;
  });
  realtime.connect();
  const line = (await server.nextLine()).open();
  const reconnect = async () => {
    server.passWait();
    return (await server.nextLine()).open();
  };
  return {
    server,
    realtime,
    listeners,
    line,
    clock,
    readings,
    security,
    warnings,
    received,
    resyncs: () => resyncs,
    reconnect,
  };
}

test("[S1.7-54] [S3.7-70] an event reaches those who listen for it, until they stop", async () => {
  const { listeners, line, received } = await online();
  const stop = listeners.onEvent(name, (content) => received.push(content));
  line.message(event());
  expect(received).toEqual([data, data]);
  stop();
  line.message(event());
  expect(received).toHaveLength(3);
});

test("[S1.7-62] [S2.7-99] an event for another company or user is dropped", async () => {
  const { line, received } = await online();
  line.message(event({ account_uuid: "account-2" }));
  line.message(event({ user_uuid: "user-2" }));
  line.message(event({ account_uuid: "account-1", user_uuid: "user-2" }));
  expect(received).toEqual([]);
  line.message(event({ account_uuid: "account-1", user_uuid: "user-1" }));
  expect(received).toHaveLength(1);
});

test("[S1.7-63] an addressed event is dropped when nobody is signed in", async () => {
  const { line, received } = await online({ recipient: null });
  line.message(event({ user_uuid: "user-1" }));
  expect(received).toEqual([]);
});

test("[S1.7-64] [S3.6-10] what is dropped for its address stands in the security log", async () => {
  const foreign = await online();
  foreign.line.message(event({ account_uuid: "account-2" }));
  expect(foreign.security).toEqual(["Dropped an event meant for somebody else."]);
  const nobody = await online({ recipient: null });
  nobody.line.message(event({ account_uuid: "account-1" }));
  expect(nobody.security).toEqual(["Dropped an event: nobody is signed in."]);
});

test("[S2.7-100] who acts, in the data, does not decide who may receive", async () => {
  const { line, received } = await online();
  line.message(event({ account_uuid: "account-1", data: { ...data, userUuid: "user-2" } }));
  expect(received).toHaveLength(1);
});

test("[S1.7-50] [S1.7-51] [S2.7-98] [S3.7-75] the same event within 2 seconds is ignored", async () => {
  const { line, clock, received } = await online();
  const one = event();
  line.message(one).message(one);
  clock.now = 1_999;
  line.message(one);
  expect(received).toHaveLength(1);
  clock.now = 2_000;
  line.message(one);
  expect(received).toHaveLength(2);
});

test("[S3.7-76] without an id, the same type with identical data is the same event", async () => {
  const { line, received } = await online();
  line.message(event({ id: undefined })).message(event({ id: undefined }));
  expect(received).toHaveLength(1);
  line.message(event({ id: undefined, data: { ...data, stage: "done" } }));
  expect(received).toHaveLength(2);
});

test("[S3.7-78] a malformed message is logged and has no other effect", async () => {
  const { line, warnings, received } = await online();
  for (const malformed of ["not json", "null", "[]", '{"type":7}']) line.message(malformed);
  expect(warnings).toHaveLength(4);
  line.message(event());
  expect(received).toHaveLength(1);
});

test("a handler that fails does not keep the others from hearing", async () => {
  const { listeners, line, warnings } = await online();
  listeners.onEvent(name, () => {
    throw new Error("broken");
  });
  let heard = 0;
  listeners.onEvent(name, () => {
    heard += 1;
  });
  line.message(event());
  expect(heard).toBe(1);
  expect(warnings).toHaveLength(1);
});

test("after a lost line the last sequence number is sent, so that nothing is missed", async () => {
  const { line, reconnect } = await online();
  expect(line.sent).toEqual([]);
  line
    .message(event({ seq: 41 }))
    .message(event({ seq: 42 }))
    .close(1006);
  const again = await reconnect();
  expect(again.sent).toMatchObject([{ type: "resume", data: { seq: 42 } }]);
});

test("what cannot be told again is fetched again", async () => {
  const { line, resyncs } = await online();
  line.message({ id: "r", type: "resync", data: {} });
  expect(resyncs()).toBe(1);
});

const ready = (seq: number) => ({ id: `ready-${seq}`, type: "ready", data: { seq } });

test("a first connection fetches again what was fetched before it stood and may have missed something, a resumed one does not", async () => {
  const { line, readings, reconnect, resyncs } = await online();
  readings.begin()(6);
  readings.begin()(7);
  line.message(ready(7));
  expect(resyncs()).toBe(1);
  line.close(1006);
  const again = await reconnect();
  again.message(ready(9));
  expect(again.sent).toMatchObject([{ type: "resume", data: { seq: 7 } }]);
  expect(resyncs()).toBe(1);
});

test("a first connection fetches nothing again where all answers know of everything that was told until then", async () => {
  const { line, readings, resyncs } = await online();
  for (const asOf of [7, 8]) readings.begin()(asOf);
  line.message(ready(7));
  expect(resyncs()).toBe(0);
});

test("an answer that comes after the line stood, and was asked for before, is fetched again where it does not know what was told", async () => {
  const { line, readings, resyncs } = await online();
  const [current, late] = [readings.begin(), readings.begin()];
  line.message(ready(7));
  const asked = readings.begin();
  current(7);
  // What is asked for now knows of everything, also where its server has not heard of it yet.
  asked(6);
  expect(resyncs()).toBe(0);
  late(6);
  expect(resyncs()).toBe(1);
});

test("the next person's line asks again what theirs has missed", async () => {
  const { server, line, realtime, readings, resyncs } = await online();
  readings.begin()(7);
  line.message(ready(7));
  realtime.disconnect();
  readings.begin()(2);
  realtime.connect();
  (await server.nextLine()).open().message(ready(3));
  expect(resyncs()).toBe(1);
});

test("[S1.7-52] a request goes out with an id of its own, or says that it could not", async () => {
  const { realtime, line } = await online();
  const request = { seedUuid: "s", questionId: "q" };
  expect(realtime.sendRequest("incubation.ai.suggestions.request", request)).toBe(true);
  expect(line.sent).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), type: "incubation.ai.suggestions.request", data: request },
  ]);
  line.close(1011);
  expect(realtime.sendRequest("incubation.ai.suggestions.request", request)).toBe(false);
});

test("a request that is sent again under its own id is the same one", async () => {
  const { realtime, line } = await online();
  realtime.sendRequest("incubation.ai.suggestions.request", { seedUuid: "s", questionId: "q" }, "r-1");
  expect(line.sent.map(({ id }) => id)).toEqual(["r-1"]);
});

test("what is told late does not set back how far a line has heard, and what was for others counts for nothing", async () => {
  const { line, reconnect } = await online();
  line
    .message(event({ seq: 42 }))
    .message(event({ seq: 41 }))
    .message(event({ seq: 99, account_uuid: "account-2" }));
  line.close(1006);
  expect((await reconnect()).sent).toMatchObject([{ type: "resume", data: { seq: 42 } }]);
});

test("without an id, two events that say the same under other names are two", async () => {
  const { listeners, line, received } = await online();
  const heard: unknown[] = [];
  listeners.onEvent("concept.workflow.update.account", (content) => heard.push(content));
  line.message(event({ id: undefined })).message(event({ id: undefined, type: "concept.workflow.update.account" }));
  expect([received, heard]).toEqual([[data], [data]]);
});

test("the next person hears all that is told to them, and asks for nothing that the last one missed", async () => {
  const { server, line, realtime, received } = await online();
  const one = event({ seq: 7 });
  line.message(one);
  realtime.disconnect();
  realtime.connect();
  const next = (await server.nextLine()).open();
  expect(next.sent).toEqual([]);
  next.message(one);
  expect(received).toHaveLength(2);
});

test("where nothing was read before a line stood, nothing is read again, however much the line before was told", async () => {
  const { server, line, realtime, readings, resyncs } = await online();
  readings.begin()(7);
  line.message({ id: "odd", type: "ready", data: { seq: "7" } }).message(ready(7));
  realtime.disconnect();
  realtime.connect();
  (await server.nextLine()).open().message(ready(9));
  expect(resyncs()).toBe(0);
});
