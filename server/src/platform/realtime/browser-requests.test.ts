import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "../http/actor.ts";
import { memberOf, type RealtimeTestServer, startRealtime } from "./realtime.fixture.ts";

const name = "incubation.ai.suggestions.request";
let server: RealtimeTestServer;
const handled: { member: Member; questionId: string }[] = [];
beforeAll(async () => {
  server = await startRealtime();
  server.realtime.onRequest(name, async (member, { questionId }) => {
    if (questionId === "fails") throw new Error("the handler failed");
    handled.push({ member, questionId });
  });
});
afterAll(() => server.stop());

const request = (questionId: string) => ({ seedUuid: randomUUID(), questionId });

test("[S1.7-52] [S3.7-56] a request of the browser reaches its handler with the member who sent it", async () => {
  const ada = memberOf();
  const socket = await server.connect(ada);
  const answer = ["one", "two"];
  socket.send(name, { ...request("q1"), answer, conceptUuid: randomUUID() });
  await expect.poll(() => handled.find(({ questionId }) => questionId === "q1")?.member).toEqual(ada);
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
  await expect.poll(() => handled.some(({ questionId }) => questionId === "after noise")).toBe(true);
  expect(handled.some(({ questionId }) => ["without seed", "too long"].includes(questionId))).toBe(false);
  expect(socket.messages.map(({ type }) => type)).toEqual(["ready"]);
  await socket.close();
});

test("a second handler for the same request is a defect", () => {
  expect(() => server.realtime.onRequest(name, async () => undefined)).toThrow(name);
});
