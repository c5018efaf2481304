import { randomUUID } from "node:crypto";
import type { ClientRequests } from "@seedbed/contract/all-events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "../http/actor.ts";
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
