import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { deliveriesShownMax } from "@seedbed/contract/webhooks/events";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { nextDueAt, settleDelivery, takeDueDelivery } from "../delivery-store.ts";
import { type Receiver, startReceiver } from "../receiver.fixture.ts";
import { usualWebhookTimes } from "../webhook-times.ts";
import { createDeliveryWorker, type DeliveryWorker } from "./delivery-worker.ts";

let server: TestServer;
let receiver: Receiver;
let hanging: Receiver;
let ada: TestPerson;
// Nothing ends by itself: what hangs would hang for longer than any test.
const times = { look: 2_000, answer: 3_600_000, lease: 7_200_000 };

beforeAll(async () => {
  [receiver, hanging] = await Promise.all([startReceiver(), startReceiver()]);
  const webhookTrustedHosts = [receiver.host, hanging.host];
  server = await startTestServer({ webhookTrustedHosts, webhookTimes: times });
});
afterAll(async () => {
  await server.stop();
  receiver.stop();
  hanging.stop();
});
beforeEach(async () => {
  ada = await server.signUp();
  receiver.received.length = 0;
});

const create = async (person: TestPerson, url: string) =>
  (await person.call("POST v1/account/webhooks", { body: { url, events: ["report.failed"] } })).body.uuid;
/** One for which the server itself writes nothing: while it does, it holds all of the company, and whoever takes passes by. */
const createUnwritten = async ({ accountId }: TestPerson): Promise<string> => {
  const { rows } = await server.database.pool.query(
    `insert into webhooks (id, account_id, url, events, secret, created_by, created_at, seen_seq)
     select gen_random_uuid(), $1, $2, '{}', '', id, now(), 9e15 from users where account_id = $1 returning id`,
    [accountId, receiver.url],
  );
  return rows[0].id;
};
const sendTest = async (person: TestPerson, id: string) =>
  (await person.call("POST v1/account/webhooks/{id}/test", { params: { id } })).body.uuid;
const deliveries = async (person: TestPerson, id: string) =>
  (await person.call("GET v1/account/webhooks/{id}/deliveries", { params: { id } })).body;

/** Sends beside the server, as another one on its database does. */
function sendFromElsewhere(): DeliveryWorker {
  const worker = createDeliveryWorker({
    database: server.database,
    clock: () => new Date(),
    log: pino({ level: "silent" }),
    mailer: { write: async () => "" },
    publicUrl: server.url,
    trustedHosts: [receiver.host],
    egressPolicy: {},
    times: { ...usualWebhookTimes, ...times },
    recordSecurityEvent: async () => undefined,
  });
  worker.launch();
  return worker;
}

test("what a webhook is sent arrives one at a time, in its order, though two servers send", async () => {
  const elsewhere = sendFromElsewhere();
  try {
    let open = 0;
    let mostOpen = 0;
    receiver.answer((response) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      // What has arrived by then would be open, too.
      setImmediate(() => {
        open -= 1;
        response.writeHead(204).end();
      });
    });
    const id = await create(ada, receiver.url);
    const sent: string[] = [];
    for (let each = 0; each < 8; each += 1) sent.push(await sendTest(ada, id));
    await eventually(async () => (await deliveries(ada, id)).every(({ state }) => state === "delivered"));
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(sent);
    expect(mostOpen).toBe(1);
  } finally {
    await elsewhere.close();
  }
});

test("while one server takes a delivery of a webhook no other one takes the next, nor before it is done", async () => {
  const id = await createUnwritten(ada);
  // Due in a time that only this test lives in.
  const due = new Date("2100-01-01T00:00:00Z");
  for (const body of ["first", "second"]) await write(id, body, { due });
  const take = () =>
    server.database.withSystem((transaction) =>
      takeDueDelivery(transaction, { owner: randomUUID(), now: due, until: new Date(due.getTime() + 1) }),
    );
  const taken = await server.database.withSystem(async (transaction) => {
    const first = await takeDueDelivery(transaction, { owner: randomUUID(), now: due, until: new Date("2101-01-01") });
    expect(await take()).toBeUndefined();
    return first;
  });
  expect(taken?.delivery.body).toBe("first");
  expect(await take()).toBeUndefined();
  await ada.call("DELETE v1/account/webhooks/{id}", { params: { id } });
});

test("what another server has tried in vain since it was looked for waits for its pause", async () => {
  const id = await createUnwritten(ada);
  const due = new Date("2100-01-01T00:00:00Z");
  const delivery = randomUUID();
  await server.database.pool.query(
    `insert into webhook_deliveries (id, account_id, webhook_id, event, body, created_at, next_attempt_at, expires_at)
     values ($1, $2, $3, 'test', '', $4, $4, '2101-01-01')`,
    [delivery, ada.accountId, id, due],
  );
  const take = (now: Date) =>
    server.database.withSystem((transaction) =>
      takeDueDelivery(transaction, { owner: randomUUID(), now, until: new Date("2101-01-01") }),
    );
  const another = await server.database.pool.connect();
  try {
    const { rows } = await another.query("select pg_backend_pid() as pid");
    await another.query("begin");
    await another.query("update webhook_deliveries set next_attempt_at = '2100-01-02' where id = $1", [delivery]);
    const taking = take(due);
    // Others may wait for the webhook, which is held meanwhile.
    const waits = "select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
    await eventually(async () => (await server.database.pool.query(waits, [rows[0].pid])).rowCount === 1);
    await another.query("commit");
    expect(await taking).toBeUndefined();
  } finally {
    await another.query("rollback");
    another.release();
  }
  expect((await take(new Date("2100-01-03")))?.delivery).toMatchObject({ id: delivery, attempts: 1 });
  await ada.call("DELETE v1/account/webhooks/{id}", { params: { id } });
});

test("a removed webhook that hangs leaves its room to others at once, and its call is broken off", async () => {
  const open: ServerResponse[] = [];
  const closed = Promise.withResolvers<void>();
  hanging.answer((response) => {
    response.on("close", closed.resolve);
    open.push(response);
  });
  // All that a server sends at a time.
  const full = [ada, await server.signUp({ companyName: "Also hanging" })];
  const stuck: { person: TestPerson; id: string }[] = [];
  for (const person of full)
    for (let each = 0; each < 4; each += 1) stuck.push({ person, id: await create(person, hanging.url) });
  for (const { person, id } of stuck) await sendTest(person, id);
  await eventually(async () => open.length === 8);

  const ben = await server.signUp({ companyName: "Waits for room" });
  receiver.answer((response) => response.writeHead(204).end());
  const id = await create(ben, receiver.url);
  await sendTest(ben, id);
  const [first, ...others] = stuck;
  await first?.person.call("DELETE v1/account/webhooks/{id}", { params: { id: first.id } });
  await closed.promise;
  await eventually(async () => (await deliveries(ben, id))[0]?.state === "delivered");
  expect(open.filter(({ closed: isClosed }) => isClosed)).toHaveLength(1);
  for (const each of others) await each.person.call("DELETE v1/account/webhooks/{id}", { params: { id: each.id } });
});

test("what a server was sending when it died is sent by another one as soon as it may", async () => {
  receiver.answer((response) => response.writeHead(204).end());
  const id = await createUnwritten(ada);
  // Taken by a server that will never send it, for a second.
  await server.database.pool.query(
    `insert into webhook_deliveries (id, account_id, webhook_id, event, body, created_at, next_attempt_at, expires_at, lease_owner, lease_until)
     values ($1, $2, $3, 'test', 'left', now(), now(), now() + interval '1 day', $1, now() + interval '1 second')`,
    [randomUUID(), ada.accountId, id],
  );
  const sent = await sendTest(ada, id);
  await eventually(async () => (await deliveries(ada, id)).every(({ state }) => state === "delivered"));
  expect(receiver.received.map(({ body }) => body)[0]).toBe("left");
  expect(receiver.received[1]?.headers["webhook-id"]).toBe(sent);
});

test("a concept that is put into the bank is told, and one that is taken back is, too", async () => {
  receiver.answer((response) => response.writeHead(204).end());
  const body = { url: receiver.url, events: ["concept.created" as const] };
  const { uuid } = (await ada.call("POST v1/account/webhooks", { body })).body;
  const { id } = await bankConcept(server, ada, { title: "Refill cellar" });
  const areDone = (count: number) =>
    eventually(async () => {
      const all = await deliveries(ada, uuid);
      return all.length === count && all.every(({ state }) => state === "delivered");
    });
  await areDone(1);
  await ada.call("DELETE v1/concept/{id}/", { params: { id } });
  await ada.call("POST v1/concept/{id}/restore", { params: { id } });
  await areDone(2);
  const told = receiver.received.map(({ body: sent }) => JSON.parse(sent));
  expect(told.map(({ data }) => [data.conceptUuid, data.summary])).toEqual([
    [id, "“Refill cellar” was created."],
    [id, "“Refill cellar” was created."],
  ]);
});

test("webhooks are listed as they were made, and what was sent to one the newest first, the newest fifty of them", async () => {
  receiver.answer((response) => response.writeHead(204).end());
  const made = [await createUnwritten(ada), await createUnwritten(ada), await createUnwritten(ada)];
  const days = ["2026-03-02", "2026-03-01", "2026-03-03"];
  for (const [index, id] of made.entries())
    await server.database.pool.query("update webhooks set created_at = $2 where id = $1", [id, days[index]]);
  const listed = (await ada.call("GET v1/account/webhooks")).body.map(({ uuid }) => uuid);
  expect(listed).toEqual([made[1], made[0], made[2]]);

  const [id = ""] = made;
  const sent = Array.from({ length: deliveriesShownMax + 1 }, () => randomUUID());
  // Written in no order of their times: the third of each seven first.
  for (let each = 0; each < sent.length; each += 1) {
    const index = (each * 7 + 3) % sent.length;
    await server.database.pool.query(
      `insert into webhook_deliveries (id, account_id, webhook_id, event, body, state, created_at, next_attempt_at, expires_at)
       values ($1, $2, $3, 'test', '{}', 'delivered', $4, $4, $4)`,
      [sent[index], ada.accountId, id, new Date(Date.UTC(2026, 2, 1, 0, index))],
    );
  }
  expect((await deliveries(ada, id)).map(({ uuid }) => uuid)).toEqual(sent.slice(1).toReversed());
});

test("a delivery is sent again under the webhook that it was written for, and under no other one", async () => {
  receiver.answer((response) => response.writeHead(204).end());
  const [id, other] = [await create(ada, receiver.url), await create(ada, receiver.url)];
  const sent = await sendTest(ada, id);
  const isDone = () => eventually(async () => (await deliveries(ada, id))[0]?.state === "delivered");
  await isDone();
  const again = (webhook: string) => ada.raw(`POST /api/v1/account/webhooks/${webhook}/deliveries/${sent}/again`);
  expect(await again(other)).toMatchObject({ status: 404, body: { detail: "This delivery was not found." } });
  expect(await deliveries(ada, other)).toEqual([]);
  expect((await again(id)).status).toBe(202);
  await isDone();
});

/** Writes a delivery that no server looks at before its time. */
const write = async (webhook: string, body: string, row: { due: Date; state?: string }) => {
  const { due, state = "waiting" } = row;
  const id = randomUUID();
  await server.database.pool.query(
    `insert into webhook_deliveries (id, account_id, webhook_id, event, body, state, created_at, next_attempt_at, expires_at)
     select $1, account_id, id, 'test', $3, $4, $5, $5, $5 from webhooks where id = $2`,
    [id, webhook, body, state, due],
  );
  return id;
};

test("of a company four are sent at a time, those that have been due longest, and then of others", async () => {
  const at = (second: number) => new Date(Date.UTC(2200, 0, 1, 0, 0, second));
  const ben = await server.signUp({ companyName: "Somebody else" });
  for (const [body, second] of Object.entries({ e: 5, c: 3, a: 1, d: 4, b: 2 }))
    await write(await createUnwritten(ada), body, { due: at(second) });
  await write(await createUnwritten(ben), "f", { due: at(5) });
  const taken: (string | undefined)[] = [];
  for (let each = 0; each < 6; each += 1) {
    const next = await server.database.withSystem((transaction) =>
      takeDueDelivery(transaction, { owner: randomUUID(), now: at(6), until: at(60) }),
    );
    taken.push(next?.delivery.body);
  }
  expect(taken).toEqual(["a", "b", "c", "d", "f", undefined]);
  for (const person of [ada, ben])
    for (const { uuid } of (await person.call("GET v1/account/webhooks")).body)
      await person.call("DELETE v1/account/webhooks/{id}", { params: { id: uuid } });
});

test("what becomes due next is known, and what another server has taken is settled by that one alone", async () => {
  const day = (number: number) => new Date(Date.UTC(2300, 0, number));
  const [id, off] = [await create(ada, receiver.url), await create(ada, receiver.url)];
  await write(off, "off", { due: day(2) });
  await server.database.pool.query("update webhooks set disabled_at = now() where id = $1", [off]);
  await write(id, "done", { due: day(3), state: "delivered" });
  const taken = await write(id, "taken", { due: day(4) });
  await write(id, "next", { due: day(8) });
  const owner = randomUUID();
  const lease = "update webhook_deliveries set lease_owner = $2, lease_until = $3 where id = $1";
  await server.database.pool.query(lease, [taken, owner, day(6)]);
  const next = (after: number) => server.database.withSystem((transaction) => nextDueAt(transaction, day(after)));
  expect([await next(1), await next(6), await next(8)]).toEqual([day(6), day(8), null]);

  const settle = (by: string) =>
    server.database.withSystem((transaction) =>
      settleDelivery(transaction, { id: taken, owner: by }, { state: "failed", lastStatus: 500, trouble: "No." }),
    );
  const kept = async () => (await deliveries(ada, id)).find(({ uuid }) => uuid === taken);
  expect([await settle(randomUUID()), await kept()]).toMatchObject([false, { state: "waiting", trouble: "" }]);
  expect([await settle(owner), await kept()]).toMatchObject([true, { state: "failed", lastStatus: 500 }]);
  await ada.call("DELETE v1/account/webhooks/{id}", { params: { id } });
});
