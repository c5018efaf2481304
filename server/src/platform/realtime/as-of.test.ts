import { afterAll, beforeAll, expect, test } from "vitest";
import { memberOf, type RealtimeTestServer, startRealtime } from "./realtime.fixture.ts";

let server: RealtimeTestServer;
beforeAll(async () => {
  server = await startRealtime();
});
afterAll(() => server.stop());

const lineOf = async (member: ReturnType<typeof memberOf>) => {
  const socket = await server.connect(member);
  const seq = await socket.ready();
  await socket.close();
  return seq;
};

test("what is read knows of all that the line was told before it stands, where nothing was told in between", async () => {
  const ada = memberOf();
  expect([await server.readAsOf(ada), await lineOf(ada)]).toEqual([0, 0]);
  const others = memberOf(ada.accountId);
  const socket = await server.connect(others);
  await server.publish({ accountId: ada.accountId }, "one", "two");
  await expect.poll(() => socket.titles()).toEqual(["one", "two"]);
  expect([await server.readAsOf(ada), await lineOf(ada)]).toEqual([2, 2]);
  await socket.close();
});

test("what is told after something was read is told by the line, or the line stands behind it", async () => {
  const ada = memberOf();
  await server.publish({ accountId: ada.accountId }, "before");
  expect(await server.readAsOf(ada)).toBe(1);
  await server.publish({ accountId: ada.accountId }, "since it was read");
  const socket = await server.connect(ada);
  const seq = await socket.ready();
  await server.publish({ accountId: ada.accountId }, "live");
  await expect.poll(() => socket.titles().at(-1)).toBe("live");
  expect(socket.titles().includes("since it was read") || seq === 2).toBe(true);
  await socket.close();
});

test("without sockets, too, what is read is as of what was told last, and as of nothing newer than that", async () => {
  const ada = memberOf();
  expect(await server.readAsOf(ada)).toBe(0);
  await server.publish({ accountId: ada.accountId }, "one");
  await expect.poll(() => server.readAsOf(ada)).toBe(1);
});

test("programs are told nothing of it", async () => {
  const ada = memberOf();
  const token = { ...ada, grant: { id: "token", name: "A program", scope: "read" as const } };
  expect(await server.readAsOf(token)).toBeNaN();
});
