import { createHmac } from "node:crypto";
import type { WebhookEvent } from "@seedbed/contract/webhooks/events";
import { webhookEventNames, webhooksMax } from "@seedbed/contract/webhooks/events";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { writtenReport } from "../report/editing/editing.fixture.ts";
import { type Answering, type Received, type Receiver, startReceiver } from "./receiver.fixture.ts";

let server: TestServer;
let receiver: Receiver;
let other: Receiver;
let ada: TestPerson;
let now = Date.now();
/** Minutes here, as access tokens end after ten: days for people. */
const patience = 60_000;

beforeAll(async () => {
  [receiver, other] = await Promise.all([startReceiver(), startReceiver()]);
  server = await startTestServer({
    clock: () => new Date(now),
    webhookTrustedHosts: [receiver.host, other.host],
    // The clock of this test stands still: what is tried again waits for it to be moved on.
    webhookTimes: { look: 200, answer: 6_000, pauses: [1_000, 1_000], patience },
  });
});
afterAll(async () => {
  await server.stop();
  receiver.stop();
  other.stop();
});
beforeEach(async () => {
  ada = await server.signUp();
  for (const each of [receiver, other]) {
    each.received.length = 0;
    each.answer((response) => response.writeHead(204).end());
  }
});

/** What a test leaves to be sent is not sent to the receivers of the next one. */
afterEach(async () => {
  await server.database.pool.query("update webhooks set disabled_at = now() where disabled_at is null");
  const isSending = "select from webhook_deliveries where lease_owner is not null";
  await eventually(async () => (await server.database.pool.query(isSending)).rowCount === 0);
});

const create = async (url: string, events: WebhookEvent[] = [...webhookEventNames]) =>
  (await ada.call("POST v1/account/webhooks", { body: { url, events } })).body;
const sendTest = async (id: string) =>
  (await ada.call("POST v1/account/webhooks/{id}/test", { params: { id } })).body.uuid;
const deliveries = async (id: string) =>
  (await ada.call("GET v1/account/webhooks/{id}/deliveries", { params: { id } })).body;
/** The delivery once it is as it should be. */
const once = (id: string, isSo: (delivery: Awaited<ReturnType<typeof deliveries>>[number]) => boolean) =>
  eventually(async () => (await deliveries(id)).find(isSo));
const typeOf = ({ body }: Received): string => JSON.parse(body).type;

test("what happens in the company is told to those who asked for it, signed, with identifiers and no texts of a report", async () => {
  const all = await create(receiver.url);
  const some = await create(other.url, ["concept.archived"]);
  expect(all.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify((await ada.call("GET v1/account/webhooks")).body)).not.toContain(all.secret.slice(6));
  const { id } = await bankConcept(server, ada);
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { status: "ideating" } });
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { status: "archived" } });
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Archived as before" } });
  const told = await eventually(
    async () => receiver.received.map(typeOf).includes("concept.archived") && receiver.received,
  );
  await once(some.uuid, ({ state }) => state === "delivered");
  expect(other.received.map(typeOf)).toEqual(["concept.archived"]);
  expect(told.map(typeOf).filter((type) => type === "concept.archived")).toHaveLength(1);

  const archived = told.find((each) => typeOf(each) === "concept.archived");
  const { headers, body = "" } = archived ?? {};
  const signed = `${headers?.["webhook-id"]}.${headers?.["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(all.secret.replace("whsec_", ""), "base64");
  expect(headers?.["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
  expect(headers?.["webhook-timestamp"]).toBe(String(Math.floor(now / 1_000)));
  expect(headers?.["content-type"]).toBe("application/json");
  expect(Object.keys(JSON.parse(body).data).toSorted()).toEqual([
    "conceptIdentifier",
    "conceptUuid",
    "summary",
    "title",
    "url",
  ]);
  expect(JSON.parse(body).data).toMatchObject({ conceptUuid: id, url: `${server.url}/concept/${id}` });
  // It has arrived before the answer is kept.
  const kept = await once(all.uuid, ({ uuid, state }) => uuid === headers?.["webhook-id"] && state === "delivered");
  expect(kept).toMatchObject({
    event: "concept.archived",
    attempts: 1,
    lastStatus: 204,
    trouble: "",
    nextAttemptAt: null,
  });
});

test("a report that is complete, and a change that is proposed and decided on, are told", async () => {
  const report = await writtenReport(server);
  ada = report.ada;
  await create(receiver.url);
  const params = { id: report.conceptId };
  const { body } = await ada.call("GET v3/concept/{id}/market-scan/trend-analysis", { params });
  const change = { kind: "set" as const, item: null, field: "summary", value: "Shorter.", seen: body.summary };
  const proposal = await ada.call("POST v1/concept/{id}/proposals", {
    params,
    body: { section: "trends", reason: "x", changes: [change] },
  });
  await ada.call("POST v1/concept/{id}/proposals/{proposal}/accept", {
    params: { ...params, proposal: proposal.body.uuid },
  });
  await ada.raw(`POST /api/v2/concept/${report.conceptId}/report/update`, {});
  // In any order.
  const expected = ["proposal.created", "proposal.decided", "report.completed"];
  await eventually(async () => expected.every((type) => receiver.received.map(typeOf).includes(type)));
  expect(receiver.received.map(({ body: sent }) => sent).join()).not.toContain("Shorter.");
});

test.each<[string, Answering, { lastStatus: number | null; trouble: string }]>([
  [
    "refuses with 500",
    (response) => response.writeHead(500).end("no"),
    { lastStatus: 500, trouble: "It answered 500." },
  ],
  [
    "redirects inside",
    (response) => response.writeHead(302, { location: `http://${other.host}/inside` }).end(),
    { lastStatus: 302, trouble: "It answered 302, a redirect, which is not followed." },
  ],
  ["hangs", () => undefined, { lastStatus: null, trouble: "It did not answer in time." }],
  ["breaks off", (response) => response.destroy(), { lastStatus: null, trouble: "It could not be reached." }],
  [
    "drips its head",
    (response) => {
      const { socket } = response;
      socket?.write("HTTP/1.1 200 OK\r\n");
      const dripping = setInterval(() => socket?.write("x-drip: 1\r\n"), 20);
      socket?.on("close", () => clearInterval(dripping));
    },
    { lastStatus: null, trouble: "It did not answer in time." },
  ],
])("a receiver that %s is tried again later, and holds nothing up", async (_what, how, outcome) => {
  receiver.answer(how);
  const [bad, good] = [await create(receiver.url), await create(other.url)];
  const [toBad] = [await sendTest(bad.uuid), await sendTest(good.uuid)];
  await once(good.uuid, ({ state }) => state === "delivered");
  const failed = await once(bad.uuid, ({ trouble }) => trouble !== "");
  expect(failed).toMatchObject({ uuid: toBad, state: "waiting", attempts: 1, ...outcome });
  expect(new Date(failed.nextAttemptAt ?? "").getTime()).toBeGreaterThanOrEqual(now + 800);
  if (outcome.lastStatus === 302) expect(other.received.map(typeOf)).toEqual(["test"]);

  receiver.answer((response) => response.writeHead(200).end("x".repeat(100_000)));
  now += 1_300;
  const delivered = await once(bad.uuid, ({ state }) => state === "delivered");
  expect(delivered).toMatchObject({ uuid: toBad, attempts: 2, lastStatus: 200, trouble: "" });
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([toBad, toBad]);
});

test("after its last attempt a delivery is given up, and is sent again when somebody asks, under its id", async () => {
  receiver.answer((response) => response.writeHead(503).end());
  const { uuid } = await create(receiver.url);
  const id = await sendTest(uuid);
  for (const attempts of [1, 2]) {
    await once(uuid, (each) => each.attempts === attempts && Date.parse(each.nextAttemptAt ?? "") > now);
    now += 1_300;
  }
  expect(await once(uuid, ({ state }) => state === "failed")).toMatchObject({ attempts: 3, nextAttemptAt: null });
  receiver.answer((response) => response.writeHead(200).end());
  const params = { id: uuid, delivery: id };
  const again = await ada.call("POST v1/account/webhooks/{id}/deliveries/{delivery}/again", { params });
  expect(again).toMatchObject({ status: 202, body: { uuid: id, state: "waiting" } });
  expect(await once(uuid, ({ state }) => state === "delivered")).toMatchObject({ attempts: 4 });
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
});

test("a delivery whose time is over is given up, though attempts are left", async () => {
  receiver.answer((response) => response.writeHead(503).end());
  const { uuid } = await create(receiver.url);
  const id = await sendTest(uuid);
  await once(uuid, (each) => each.attempts === 1 && Date.parse(each.nextAttemptAt ?? "") > now);
  const over = new Date(now + 1_500);
  await server.database.pool.query("update webhook_deliveries set expires_at = $2 where id = $1", [id, over]);
  now += 1_300;
  expect(await once(uuid, ({ state }) => state === "failed")).toMatchObject({ attempts: 2, nextAttemptAt: null });
});

test("what a killed server was sending is sent by another one, under its id, when its lease is over", async () => {
  receiver.answer((response) => response.writeHead(500).end());
  const { uuid } = await create(receiver.url);
  const id = await sendTest(uuid);
  await once(uuid, ({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? "") > now);
  receiver.answer((response) => response.writeHead(200).end());
  const until = new Date(now + 30_000);
  await server.database.pool.query(
    "update webhook_deliveries set lease_owner = gen_random_uuid(), lease_until = $2, next_attempt_at = $3 where id = $1",
    [id, until, new Date(now)],
  );
  // Another one is sent meanwhile: senders are awake, and leave the first to its owner.
  const other = await create(receiver.url);
  await sendTest(other.uuid);
  await once(other.uuid, ({ state }) => state === "delivered");
  expect((await deliveries(uuid))[0]).toMatchObject({ state: "waiting", attempts: 1 });
  now += 30_001;
  expect(await once(uuid, ({ state }) => state === "delivered")).toMatchObject({ uuid: id, attempts: 2 });
});

test("a webhook that has failed for days is switched off, which the audit log and a mail say, until an admin switches it on", async () => {
  receiver.answer((response) => response.writeHead(500).end());
  const { uuid } = await create(receiver.url);
  const tried = await sendTest(uuid);
  await once(uuid, ({ attempts, trouble }) => attempts === 1 && trouble !== "");
  // What is tried again then is one attempt too many.
  now += patience;
  await eventually(async () => (await ada.call("GET v1/account/webhooks")).body[0]?.disabledAt);
  expect(await deliveries(uuid)).toMatchObject([{ uuid: tried, state: "failed", attempts: 2, nextAttemptAt: null }]);
  const { body: log } = await ada.call("GET v1/account/security-events", { query: { page: 1 } });
  expect(log.results[0]).toMatchObject({ kind: "webhook-disabled", detail: `${receiver.host}: It answered 500.` });
  const { body: mails } = await server.anonymous.raw(`GET /api/local/mailbox?to=${ada.email}`);
  expect(mails).toMatchObject([{ subject: `The webhook to ${receiver.host} was switched off` }]);
  expect((await ada.raw(`POST /api/v1/account/webhooks/${uuid}/test`)).status).toBe(409);
  expect((await ada.raw(`POST /api/v1/account/webhooks/${uuid}/deliveries/${tried}/again`)).status).toBe(409);

  receiver.answer((response) => response.writeHead(200).end());
  const params = { id: uuid };
  const on = await ada.call("PATCH v1/account/webhooks/{id}", { params, body: { enabled: true } });
  expect(on.body).toMatchObject({ disabledAt: null, failingSince: null });
  const id = await sendTest(uuid);
  await once(uuid, (each) => each.uuid === id && each.state === "delivered");
});

test("a version that is saved is told with who saved it, its number, comment, summary and sections, once", async () => {
  const report = await writtenReport(server);
  ada = report.ada;
  const { uuid } = await create(receiver.url, ["version.saved"]);
  const params = { id: report.conceptId };
  const { body: concept } = await ada.call("GET v1/concept/{id}/", { params });
  const save = async (body?: { comment?: string; affectedSections?: "trends"[] }) =>
    (await ada.call("POST v2/concept/version/{id}/save", { params, body })).body;
  const first = await save();
  // Nothing was changed: it is the same version, with a comment from now on, and no news.
  await save({ comment: "Before the board" });
  const second = await save({ comment: "For the bank", affectedSections: ["trends"] });
  await eventually(async () => receiver.received.length >= 2);
  await once(uuid, ({ state }) => state !== "waiting");
  const told = receiver.received.map(({ body }) => JSON.parse(body));
  const by = { uuid: ada.userId, firstName: "Ada", lastName: "Moreau" };
  const conceptIds = { conceptUuid: params.id, title: concept.title, url: `${server.url}/concept/${params.id}` };
  expect(told).toEqual(
    [
      { ...first, comment: null },
      { ...second, affectedSections: ["trends"] },
    ].map(({ uuid: versionUuid, versionNumber, comment, aiSummary: summary, affectedSections }) => ({
      type: "version.saved",
      timestamp: expect.any(String),
      data: { ...conceptIds, versionUuid, versionNumber, by, comment, summary, affectedSections },
    })),
  );
});

test("one receiver that hangs with much to send, and companies full of them, hold up nobody else", async () => {
  receiver.answer(() => undefined);
  const hanging = await Promise.all(Array.from({ length: webhooksMax }, () => create(receiver.url)));
  for (const { uuid } of hanging) await sendTest(uuid);
  const stuck = ada;
  ada = await server.signUp({ companyName: "Somebody else" });
  const { uuid } = await create(other.url);
  await sendTest(uuid);
  await once(uuid, ({ state }) => state === "delivered");
  ada = stuck;
  const { status } = await ada.call("POST v1/account/webhooks", {
    body: { url: other.url, events: ["report.failed"] },
  });
  expect(status).toBe(409);
  for (const { uuid: id } of hanging) await ada.call("DELETE v1/account/webhooks/{id}", { params: { id } });
  expect((await ada.call("GET v1/account/webhooks")).body).toEqual([]);
});

test.each([
  ["http://receiver.example/hook", "Only addresses that begin with https:// are called."],
  ["https://ada:secret@receiver.example/", "An address with a password in it is not taken."],
  ["https://10.0.0.5/", "This address is in a private network, which is not called."],
  ["https://[::1]/", "This address is in a private network, which is not called."],
  ["https://169.254.169.254/latest", "This address is in a private network, which is not called."],
  ["ftp://receiver.example/", "Write a web address that begins with https://."],
  ["receiver.example", "Write a web address that begins with https://."],
])("%s is no address for a webhook", async (url, sentence) => {
  const refused = await ada.raw("POST /api/v1/account/webhooks", { url, events: ["report.completed"] });
  expect([refused.status, refused.body]).toMatchObject([422, { detail: sentence, form: { url: sentence } }]);
});

test("a name that leads inside is not called, and a delivery to it says why", async () => {
  const { uuid } = await create("https://localhost/hook");
  await sendTest(uuid);
  const failed = await once(uuid, ({ trouble }) => trouble !== "");
  expect(failed.trouble).toBe("Its name leads into a private network, which is not called.");
});
