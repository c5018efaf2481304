import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutboxStore } from "./outbox-store.ts";
import { memberOf, type RealtimeTestServer, startRealtime, type TestSocket } from "./realtime.fixture.ts";

let server: RealtimeTestServer;
beforeAll(async () => {
  server = await startRealtime();
});
afterAll(() => server.stop());

const lastSeq = (socket: TestSocket) => Math.max(0, ...socket.messages.map(({ seq }) => seq ?? 0));
const types = (socket: TestSocket) => socket.messages.map(({ type }) => type);
const age = (accountId: string, hours: number) =>
  server.database.pool.query(
    "update outbox set created_at = now() - make_interval(hours => $2) where account_id = $1",
    [accountId, hours],
  );
const removeOld = () => createOutboxStore(server.database).removeOld();

test("a browser that comes back gets what it missed, in order, once, and nothing it may not see", async () => {
  const ada = memberOf();
  const everybody = { accountId: ada.accountId };
  const before = await server.connect(ada);
  await server.publish(everybody, "seen");
  await expect.poll(() => before.titles()).toEqual(["seen"]);
  const seq = lastSeq(before);
  await before.close();

  await server.publish(everybody, "missed 1");
  await server.publish(memberOf(ada.accountId), "for a colleague");
  await server.publish(ada, "missed 2");
  const after = await server.connect(ada);
  after.send("resume", { seq });
  await server.publish(everybody, "live");
  await expect.poll(() => after.titles().sort()).toEqual(["live", "missed 1", "missed 2"]);
  expect(after.titles().filter((title) => title !== "live")).toEqual(["missed 1", "missed 2"]);
  await after.close();
});

test("the first message tells the newest number, and resuming from it tells nothing", async () => {
  const ada = memberOf();
  await server.publish({ accountId: ada.accountId }, "earlier");
  const socket = await server.connect(ada);
  const seq = await socket.ready();
  expect(seq).toBeGreaterThan(0);
  socket.send("resume", { seq });
  await server.publish({ accountId: ada.accountId }, "later");
  await expect.poll(() => socket.titles()).toEqual(["later"]);
  await socket.close();
});

test("a browser that was there before the company's first event gets all of them", async () => {
  const ada = memberOf();
  await server.publish({ accountId: ada.accountId }, "first", "second");
  const socket = await server.connect(ada);
  socket.send("resume", { seq: 0 });
  await expect.poll(() => socket.titles()).toEqual(["first", "second"]);
  await socket.close();
});

test("a resume sent before the server is ready is answered", async () => {
  const ada = memberOf();
  await server.publish({ accountId: ada.accountId }, "first");
  const socket = server.open(await server.ticketFor(ada));
  socket.socket.on("open", () => socket.send("resume", { seq: 0 }));
  await expect.poll(() => types(socket)).toEqual(["ready", "concept.workflow.update.account"]);
  await socket.close();
});

test("500 missed events are told, 501 are not: the browser is told to fetch everything anew", async () => {
  const ada = memberOf();
  await server.database.pool.query(
    `insert into outbox (seq, id, account_id, type, data)
     select n, gen_random_uuid(), $1, 'concept.workflow.update.account', jsonb_build_object('title', n) from generate_series(1, 501) n`,
    [ada.accountId],
  );
  const { rows } = await server.database.pool.query<{ seq: number }>(
    "select min(seq) as seq from outbox where account_id = $1",
    [ada.accountId],
  );
  const socket = await server.connect(ada);
  socket.send("resume", { seq: rows[0]?.seq });
  await expect.poll(() => socket.titles().length).toBe(500);
  socket.send("resume", { seq: 0 });
  await expect.poll(() => types(socket).at(-1)).toBe("resync");
  expect(socket.titles()).toHaveLength(500);
  // Who fetched everything has seen everything so far.
  expect(socket.messages.at(-1)).toMatchObject({ seq: await socket.ready(), account_uuid: ada.accountId });
  await socket.close();
});

test("after events it missed were removed a browser is told to fetch everything anew", async () => {
  const ada = memberOf();
  const company = { accountId: ada.accountId };
  await server.publish(company, "old 1", "old 2", "old 3");
  const { rows } = await server.database.pool.query<{ seq: number }>(
    "select seq from outbox where account_id = $1 order by seq",
    [ada.accountId],
  );
  const [first, , last] = rows.map(({ seq }) => seq);
  await age(ada.accountId, 25);
  await server.publish(company, "new");
  await removeOld();

  const socket = await server.connect(ada);
  socket.send("resume", { seq: first });
  await expect.poll(() => types(socket)).toEqual(["ready", "resync"]);
  socket.send("resume", { seq: 0 });
  await expect.poll(() => types(socket)).toEqual(["ready", "resync", "resync"]);
  // The last old one is still known, so nothing after it was lost.
  socket.send("resume", { seq: last });
  await expect.poll(() => socket.titles()).toEqual(["new"]);
  await socket.close();
});

test("a number the company never had is answered with a resync", async () => {
  const socket = await server.connect(memberOf());
  socket.send("resume", { seq: 1_000_000 });
  await expect.poll(() => types(socket)).toEqual(["ready", "resync"]);
  await socket.close();
});

test("what came after a browser was there again is none of what it missed", async () => {
  const ada = memberOf();
  await server.publish({ accountId: ada.accountId }, "seen", "missed", "live");
  const missed = await createOutboxStore(server.database).missedEvents(ada, { after: 1, upTo: 2 }, 500);
  expect(missed?.map(({ seq, data }) => [seq, (data as { title: string }).title])).toEqual([[2, "missed"]]);
});

test("events younger than a day are kept", async () => {
  const ada = memberOf();
  await server.publish({ accountId: ada.accountId }, "one", "two");
  await age(ada.accountId, 23);
  await removeOld();
  const socket = await server.connect(ada);
  socket.send("resume", { seq: 0 });
  await expect.poll(() => socket.titles()).toEqual(["one", "two"]);
  await socket.close();
});
