import { randomUUID } from "node:crypto";
import type { ClientRequests } from "@seedbed/contract/all-events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attempt } from "../attempts/attempt.ts";
import { Failure } from "../failure.ts";
import type { Member } from "../http/actor.ts";
import { createBrowserRequests } from "./browser-requests.ts";
import type { Connection } from "./connection.ts";
import type { RefusedRequest } from "./hub.ts";
import { memberOf, type RealtimeTestServer, startRealtime } from "./realtime.fixture.ts";

const name = "incubation.ai.suggestions.request";
let server: RealtimeTestServer;
const handled: { member: Member; data: ClientRequests[typeof name] }[] = [];
beforeAll(async () => {
  server = await startRealtime();
  server.realtime.onRequest(name, async (member, data) => {
    if (data.questionId === "fails") throw new Error("the handler failed");
    handled.push({ member, data });
  });
});
afterAll(() => server.stop());

const request = (questionId: string) => ({ seedUuid: randomUUID(), questionId });
const handledOf = (question: string) => handled.filter(({ data }) => data.questionId === question);

test("[S1.7-52] [S3.7-56] a request of the browser reaches its handler as it was sent, with or without answer and concept", async () => {
  const ada = memberOf();
  const socket = await server.connect(ada);
  const whole = { ...request("whole"), answer: ["one", "two"], conceptUuid: randomUUID() };
  const short = request("short");
  socket.send(name, whole);
  socket.send(name, short);
  await expect.poll(() => handledOf("short")).toEqual([{ member: ada, data: short }]);
  expect(handledOf("whole")).toEqual([{ member: ada, data: whole }]);
  for (const wrong of [{ answer: "one" }, { conceptUuid: "C-1" }, { seedUuid: "S-1" }])
    socket.send(name, { ...request("wrong"), ...wrong });
  socket.send(name, { seedUuid: randomUUID() });
  socket.send(name, request("last"));
  await expect.poll(() => handledOf("last")).toHaveLength(1);
  expect(handledOf("wrong")).toEqual([]);
  await socket.close();
});

test("messages nobody understands have no effect, and the socket goes on", async () => {
  const socket = await server.connect(memberOf());
  for (const noise of ["noise", "[]", "null", '{"type":"resume"}', '{"id":"x","type":"resume","data":{}}', ""])
    socket.socket.send(noise);
  socket.socket.send(Buffer.from([1, 2, 3]));
  socket.send("toString", {});
  socket.send("no.such.request", {});
  socket.send("resume", { seq: -1 });
  socket.send(name, { questionId: "without seed" });
  socket.send(name, { ...request("too long"), answer: ["x".repeat(501)] });
  socket.send(name, request("fails"));
  socket.send(name, request("after noise"));
  await expect.poll(() => handledOf("after noise")).toHaveLength(1);
  expect([...handledOf("without seed"), ...handledOf("too long")]).toEqual([]);
  expect(socket.messages.map(({ type }) => type)).toEqual(["ready"]);
  await socket.close();
});

test("a second handler for the same request is a defect", () => {
  expect(() => server.realtime.onRequest(name, async () => undefined)).toThrow(name);
});

/** Handles messages of one person, whose handler throws what is given. */
function handling(thrown?: unknown) {
  const [told, logged, refusals]: [Attempt[], unknown[], [Member, RefusedRequest][]] = [[], [], []];
  const log = { error: (what: object, sentence: string) => logged.push([what, sentence]) };
  const requests = createBrowserRequests(
    async () => undefined,
    log as never,
    (attempt) => void told.push(attempt),
  );
  requests.onRequest(
    name,
    async () => {
      if (thrown) throw thrown;
    },
    (member, refused) => void refusals.push([member, refused]),
  );
  const member = memberOf();
  const { userId, accountId } = member;
  const id = randomUUID();
  const say = (data: unknown, type: string = name) =>
    requests.handle({ member } as Connection, JSON.stringify({ id, type, data }));
  return { id, member, whose: { userId, accountId }, say, told, logged, refusals };
}

test("a request that cannot be read is told to its handler by field and sentence, and counts as an attempt of its person", async () => {
  const { id, member, whose, say, told, refusals } = handling();
  const data = { ...request("q"), answer: ["fine", 5], seedUuid: "S-1" };
  await say(data);
  expect(refusals).toEqual([
    [
      member,
      {
        id,
        data,
        problems: expect.arrayContaining([
          { field: "answer.1", message: expect.stringMatching(/.+/) },
          { field: "seedUuid", message: expect.stringMatching(/.+/) },
        ]),
      },
    ],
  ]);
  await say({}, "no.such.request");
  await say({ seq: "one" }, "resume");
  expect(told).toMatchObject([
    { kind: "message", call: `SOCKET ${name}`, reason: "data", ...whose },
    // What a caller makes up is not repeated.
    { kind: "message", call: "SOCKET message", reason: "unknown type", ...whose },
    { kind: "message", call: "SOCKET resume", reason: "data", ...whose },
  ]);
});

test("what a handler refuses is an attempt of its person, what fails in it is a defect in the log", async () => {
  const refusing = handling(new Failure("not_found", "There is none."));
  await refusing.say(request("q"));
  expect(refusing.told).toMatchObject([{ call: `SOCKET ${name}`, reason: "not_found", ...refusing.whose }]);
  expect(refusing.logged).toEqual([]);
  const broken = new Error("broken");
  const failing = handling(broken);
  await failing.say(request("q"));
  expect(failing.told).toEqual([]);
  expect(failing.logged).toEqual([
    [{ part: "realtime", err: broken, type: name }, "a message of a browser could not be handled"],
  ]);
});

test("a message in bytes is passed over, whatever it holds", async () => {
  const socket = await server.connect(memberOf());
  socket.socket.send(Buffer.from(JSON.stringify({ id: randomUUID(), type: name, data: request("in bytes") })));
  socket.send(name, request("in letters"));
  await expect.poll(() => handledOf("in letters")).toHaveLength(1);
  expect(handledOf("in bytes")).toEqual([]);
  await socket.close();
});
