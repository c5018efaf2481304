import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { WebhookEvent } from "@seedbed/contract/webhooks/events";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { type Receiver, startReceiver } from "./receiver.fixture.ts";

let server: TestServer;
let receiver: Receiver;
let ada: TestPerson;
/** Ahead of the time at which events are written. */
let now = Date.now() + 30_000;
const patience = 60_000;

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({
    clock: () => new Date(now),
    webhookTrustedHosts: [receiver.host],
    webhookTimes: { look: 200, pauses: [1_000], patience },
  });
});
afterAll(async () => {
  await server.stop();
  receiver.stop();
});
beforeEach(async () => {
  ada = await server.signUp();
  receiver.received.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
});
afterEach(async () => {
  await ask("update webhooks set disabled_at = now() where disabled_at is null");
  const isSending = "select from webhook_deliveries where lease_owner is not null";
  await eventually(async () => (await server.database.pool.query(isSending)).rowCount === 0);
});

const ask = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const refuse = (response: ServerResponse) => void response.writeHead(500).end();
const create = async (events: WebhookEvent[] = ["concept.created"], by = ada) =>
  (await by.call("POST v1/account/webhooks", { body: { url: receiver.url, events } })).body.uuid;
const change = async (id: string, body: { events?: WebhookEvent[]; enabled?: true }) =>
  (await ada.call("PATCH v1/account/webhooks/{id}", { params: { id }, body })).body;
const sendTest = async (id: string) =>
  (await ada.call("POST v1/account/webhooks/{id}/test", { params: { id } })).body.uuid;
const sendAgain = (id: string, delivery: string) =>
  ada.raw(`POST /api/v1/account/webhooks/${id}/deliveries/${delivery}/again`);
const webhook = async (id: string) =>
  (await ada.call("GET v1/account/webhooks")).body.find(({ uuid }) => uuid === id) ?? null;
const deliveries = async (id: string) =>
  (await ada.call("GET v1/account/webhooks/{id}/deliveries", { params: { id } })).body;
const once = (id: string, isSo: (delivery: Awaited<ReturnType<typeof deliveries>>[number]) => boolean) =>
  eventually(async () => (await deliveries(id)).find(isSo));
const isTriedAgain = (each: { attempts: number; nextAttemptAt: string | null }, attempts: number) =>
  each.attempts === attempts && Date.parse(each.nextAttemptAt ?? "") > now;
const told = () => receiver.received.map(({ body }) => JSON.parse(body));
const summaries = () => told().map(({ data }) => data.summary);
const isSwitchedOff = (id: string) => eventually(async () => (await webhook(id))?.disabledAt);
const mailsTo = async ({ email }: TestPerson) =>
  (await server.anonymous.raw(`GET /api/local/mailbox?to=${email}`)).body as { subject: string; text: string }[];

test("a webhook is told what happens from when it was made, with the moment it happened, and nothing that one person alone is told", async () => {
  await bankConcept(server, ada, { title: "Before" });
  await create();
  const { id } = await bankConcept(server, ada, { title: "After" });
  await eventually(async () => receiver.received.length > 0);
  const { rows } = await ask(
    "select created_at as at from outbox where account_id = $1 and data->>'conceptUuid' = $2 and data->>'eventType' = 'created'",
    [ada.accountId, id],
  );
  expect(told()).toMatchObject([{ timestamp: rows[0]?.at.toISOString(), data: { summary: "“After” was created." } }]);

  // No server hears of these two.
  const write = (userId: string | null, title: string) =>
    ask(
      `insert into outbox (seq, id, account_id, user_id, type, data)
       select (select max(seq) + 1 from outbox where account_id = $1), gen_random_uuid(), account_id, $2, type, data || jsonb_build_object('title', $3::text)
       from outbox where account_id = $1 and data->>'title' = 'After' and data->>'eventType' = 'created'`,
      [ada.accountId, userId, title],
    );
  await write(ada.userId, "Hers alone");
  await write(null, "Unheard");
  expect(await eventually(async () => receiver.received.length > 1 && summaries())).toEqual([
    "“After” was created.",
    "“Unheard” was created.",
  ]);
});

test("a webhook that is switched on again is told nothing of what happened meanwhile", async () => {
  const id = await create();
  await ask("update webhooks set disabled_at = now(), failing_since = now() where id = $1", [id]);
  await bankConcept(server, ada, { title: "Meanwhile" });
  expect(await change(id, { enabled: true })).toMatchObject({ disabledAt: null, failingSince: null });
  await bankConcept(server, ada, { title: "Afterwards" });
  await eventually(async () => receiver.received.length > 0);
  expect(summaries()).toEqual(["“Afterwards” was created."]);
});

test("a webhook is told of the events that it was changed to, each once, and of no others any more", async () => {
  const id = await create(["concept.created", "concept.created"]);
  expect((await webhook(id))?.events).toEqual(["concept.created"]);
  const { events } = await change(id, { events: ["concept.archived", "report.failed", "concept.archived"] });
  expect(events).toEqual(["concept.archived", "report.failed"]);
  expect((await webhook(id))?.events).toEqual(events);
  const { id: concept } = await bankConcept(server, ada);
  await ada.call("PATCH v1/concept/{id}/", { params: { id: concept }, body: { status: "archived" } });
  await eventually(async () => receiver.received.length > 0);
  expect(told().map(({ type }) => type)).toEqual(["concept.archived"]);
});

test("a webhook says since when it fails, from the first attempt that did, until one succeeds", async () => {
  receiver.answer(refuse);
  const id = await create();
  await sendTest(id);
  const began = new Date(now).toISOString();
  await once(id, (each) => isTriedAgain(each, 1));
  expect((await webhook(id))?.failingSince).toBe(began);
  receiver.answer((response) => response.writeHead(204).end());
  now += 1_300;
  expect(await once(id, ({ state }) => state === "delivered")).toMatchObject({
    lastAttemptAt: new Date(now).toISOString(),
  });
  expect(await webhook(id)).toMatchObject({ failingSince: null, disabledAt: null });
});

test("what fails while its webhook is being switched off is not tried again", async () => {
  const held = Promise.withResolvers<ServerResponse>();
  receiver.answer(held.resolve);
  const id = await create();
  await sendTest(id);
  const response = await held.promise;
  await ask("update webhooks set disabled_at = now() where id = $1", [id]);
  refuse(response);
  expect(await once(id, ({ trouble }) => trouble !== "")).toMatchObject({ state: "failed", nextAttemptAt: null });
});

test("with a webhook that is switched off what waited for it is given up, and only who made it is written to, while a member", async () => {
  const eve = await server.signUp({ accountId: ada.accountId, role: "admin" });
  const gone = await server.signUp({ accountId: ada.accountId, role: "admin" });
  const [hers, left] = [await create(undefined, eve), await create(undefined, gone)];
  await ada.call("DELETE v1/account/members/{id}", { params: { id: gone.userId } });
  receiver.answer(refuse);
  const failing = new Date(now - patience);
  await ask("update webhooks set failing_since = $2 where account_id = $1", [ada.accountId, failing]);
  // Deliveries that are due in an hour, one to a webhook that nothing was sent to.
  const untouched = await create();
  const [waiting, elsewhere] = [randomUUID(), randomUUID()];
  for (const [id, webhookId] of [
    [waiting, hers],
    [elsewhere, untouched],
  ])
    await ask(
      `insert into webhook_deliveries (id, account_id, webhook_id, event, body, created_at, next_attempt_at, expires_at)
       values ($1, $2, $3, 'test', '{}', $4, $5, $5)`,
      [id, ada.accountId, webhookId, new Date(now), new Date(now + 3_600_000)],
    );
  for (const id of [hers, left]) await sendTest(id);
  for (const id of [hers, left]) await isSwitchedOff(id);
  expect((await deliveries(hers)).find(({ uuid }) => uuid === waiting)).toMatchObject({
    state: "failed",
    trouble: "The webhook was switched off because it had failed for days.",
  });
  expect(await deliveries(untouched)).toMatchObject([{ uuid: elsewhere, state: "waiting" }]);
  expect(await webhook(untouched)).toMatchObject({ disabledAt: null });
  const [mail, ...others] = await mailsTo(eve);
  expect(others).toEqual([]);
  expect(mail?.text).toBe(
    `Every delivery to the webhook at ${receiver.host} has failed for days, the last one for this: It answered 500.

Nothing more is sent there until an admin switches it on again, in the settings.

Webhooks: ${server.url}/settings/webhooks
`,
  );
  expect([await mailsTo(ada), await mailsTo(gone)]).toEqual([[], []]);
  // Who is away for a week reads it afterwards.
  const { rows } = await ask("select expires_at - created_at as tried, account_id from mails where recipient = $1", [
    eve.email,
  ]);
  expect(rows).toMatchObject([{ tried: { days: 7 }, account_id: ada.accountId }]);
});

test("what waits is not asked for again; what is sent again has all of its attempts and its time anew", async () => {
  receiver.answer(refuse);
  const id = await create();
  const delivery = await sendTest(id);
  await once(id, (each) => isTriedAgain(each, 1));
  expect(await sendAgain(id, delivery)).toMatchObject({
    status: 409,
    body: { detail: "This waits to be sent already." },
  });
  await ask("update webhook_deliveries set expires_at = $2 where id = $1", [delivery, new Date(now)]);
  now += 1_300;
  await once(id, ({ state }) => state === "failed");
  expect((await sendAgain(id, delivery)).status).toBe(202);
  expect(await once(id, (each) => isTriedAgain(each, 3))).toMatchObject({ uuid: delivery, state: "waiting" });
});

test("who made and removed a webhook, and from where, stands in the audit log with its host", async () => {
  const eve = await server.signUp({ accountId: ada.accountId, role: "admin" });
  const id = await create(undefined, eve);
  const [madeAt, removedAt] = [new Date(now).toISOString(), new Date(now + 1_000).toISOString()];
  expect((await webhook(id))?.createdAt).toBe(madeAt);
  now += 1_000;
  await ada.call("DELETE v1/account/webhooks/{id}", { params: { id } });
  const { body } = await ada.call("GET v1/account/security-events", { query: { page: 1 } });
  const from = { address: "127.0.0.1", detail: receiver.host, subjectEmail: "" };
  expect(body.results).toMatchObject([
    { kind: "webhook-removed", actorEmail: ada.email, at: removedAt, ...from },
    { kind: "webhook-created", actorEmail: eve.email, at: madeAt, ...from },
  ]);
});

test("a test says that it is one, and from whom", async () => {
  const id = await create();
  await sendTest(id);
  await once(id, ({ state }) => state === "delivered");
  const timestamp = new Date(now).toISOString();
  expect(told()).toEqual([{ type: "test", timestamp, data: { summary: "This is a test from Seedbed." } }]);
  expect(receiver.received[0]?.headers["user-agent"]).toBe("Seedbed-Webhooks");
});

test("to a webhook that is switched off nothing is sent, and one that is on goes on failing where it is switched on again", async () => {
  const id = await create();
  const delivery = await sendTest(id);
  await once(id, ({ state }) => state === "delivered");
  const failingSince = new Date(now - 1_000);
  await ask("update webhooks set failing_since = $2 where id = $1", [id, failingSince]);
  expect(await change(id, { enabled: true })).toMatchObject({ failingSince: failingSince.toISOString() });
  await ask("update webhooks set disabled_at = now() where id = $1", [id]);
  const isOff = { status: 409, body: { detail: "This webhook is switched off. Switch it on first." } };
  expect(await ada.raw(`POST /api/v1/account/webhooks/${id}/test`)).toMatchObject(isOff);
  expect(await sendAgain(id, delivery)).toMatchObject(isOff);
});

test("an eleventh webhook is refused with what to do, and one of another company is not found", async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => create()));
  const body = { url: receiver.url, events: ["concept.created"] };
  expect(await ada.raw("POST /api/v1/account/webhooks", body)).toMatchObject({
    status: 409,
    body: { detail: "A company has at most 10 webhooks. Remove one that is no longer needed." },
  });
  const stranger = await server.signUp({ companyName: "Somebody else" });
  for (const id of [made[0], randomUUID(), "none"])
    expect(await stranger.raw(`DELETE /api/v1/account/webhooks/${id}`)).toMatchObject({
      status: 404,
      body: { detail: "This webhook was not found." },
    });
  expect((await ada.call("GET v1/account/webhooks")).body).toHaveLength(10);
});
