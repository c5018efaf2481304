import { afterAll, beforeAll, expect, test } from "vitest";
import {
  memberOf,
  type RealtimeTestServer,
  startRealtime,
  type TestSocket,
  workflowEvent,
  workflowUpdate,
} from "./realtime.fixture.ts";

let first: RealtimeTestServer;
let second: RealtimeTestServer;
beforeAll(async () => {
  first = await startRealtime({ serverId: "first" });
  second = await startRealtime({ serverId: "second", databaseUrl: first.databaseUrl });
  await first.beAlive();
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const passingRows = async () => (await first.database.pool.query("select 1 from passing_events")).rows.length;

test("while no other server is alive streamed text is not written to the database", async () => {
  const ada = memberOf();
  const socket = await first.connect(ada);
  first.realtime.pass(ada, workflowEvent, workflowUpdate("alone"));
  await expect.poll(() => socket.titles()).toEqual(["alone"]);
  await first.publish(ada, "done");
  await expect.poll(() => socket.titles()).toEqual(["alone", "done"]);
  expect(await passingRows()).toBe(0);
  await socket.close();
});

test("events of one server reach the browsers of the other, streamed text in its order, each once", async () => {
  await second.beAlive();
  const ada = memberOf();
  const [here, there] = [await first.connect(ada), await second.connect(ada)];
  const colleague = await second.connect(memberOf(ada.accountId));
  const stranger = await second.connect(memberOf());
  // What is known of other servers may be two seconds old.
  await expect
    .poll(
      async () => {
        first.realtime.pass(ada, workflowEvent, workflowUpdate("hello"));
        return there.titles().includes("hello");
      },
      { interval: 200 },
    )
    .toBe(true);
  there.messages.length = 0;
  here.messages.length = 0;

  const texts = Array.from({ length: 250 }, (_, index) => `text ${index}`);
  for (const text of texts) first.realtime.pass(ada, workflowEvent, workflowUpdate(text));
  const streamed = (socket: TestSocket) => socket.titles().filter((title) => title !== "hello");
  await expect.poll(() => streamed(there)).toEqual(texts);
  await expect.poll(() => streamed(here)).toEqual(texts);
  await first.publish({ accountId: ada.accountId }, "durable");
  for (const socket of [here, there, colleague]) await expect.poll(() => socket.titles().at(-1)).toBe("durable");
  expect(colleague.titles()).toEqual(["durable"]);
  expect(stranger.titles()).toEqual([]);
  for (const socket of [here, there, colleague, stranger]) await socket.close();
});

test("a browser whose server dies resumes at the other", async () => {
  const third = await startRealtime({ serverId: "third", databaseUrl: first.databaseUrl });
  const ada = memberOf();
  const before = await third.connect(ada);
  await first.publish({ accountId: ada.accountId }, "one");
  await expect.poll(() => before.titles()).toEqual(["one"]);
  const seq = before.messages.at(-1)?.seq;
  await third.stop();
  await first.publish({ accountId: ada.accountId }, "two");
  const after = await second.connect(ada);
  after.send("resume", { seq });
  await expect.poll(() => after.titles()).toEqual(["two"]);
  await after.close();
});
