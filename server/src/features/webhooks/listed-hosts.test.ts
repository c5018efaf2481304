import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { type Receiver, startReceiver } from "./receiver.fixture.ts";

let server: TestServer;
let listed: Receiver;
let other: Receiver;
let ada: TestPerson;

beforeAll(async () => {
  [listed, other] = await Promise.all([startReceiver(), startReceiver()]);
  server = await startTestServer({
    webhookTrustedHosts: [listed.host, other.host, "hooks.mill.example"],
    webhookTimes: { look: 200, pauses: [] },
    egress: { hosts: [listed.host, "hooks.mill.example"] },
  });
  ada = await server.signUp();
});
afterAll(async () => {
  await server.stop();
  listed.stop();
  other.stop();
});

const create = (url: string) =>
  ada.call("POST v1/account/webhooks", { body: { url, events: ["report.failed"] } }).then(({ status, body }) => ({
    status,
    body: body as typeof body & { detail?: string },
  }));
const sendTest = (id: string) => ada.call("POST v1/account/webhooks/{id}/test", { params: { id } });
const outcomeOf = (id: string, state: string) =>
  eventually(async () =>
    (await ada.call("GET v1/account/webhooks/{id}/deliveries", { params: { id } })).body.find(
      (delivery) => delivery.state === state,
    ),
  );

test("where the operator lists hosts, a webhook of another host is not taken, and one that stands already is not called", async () => {
  const { body: webhook } = await create(listed.url);
  await sendTest(webhook.uuid);
  await outcomeOf(webhook.uuid, "delivered");
  expect(listed.received).toHaveLength(1);

  const refused = await create(other.url);
  expect([refused.status, refused.body.detail]).toEqual([
    422,
    "This server may not call this host. Whoever runs it names the hosts that it calls (EGRESS_HOSTS).",
  ]);
  await server.database.pool.query("update webhooks set url = $1 where id = $2", [other.url, webhook.uuid]);
  await sendTest(webhook.uuid);
  expect((await outcomeOf(webhook.uuid, "failed"))?.trouble).toBe("This server may not call its host.");
  expect(other.received).toEqual([]);
});

test("a host of the own network is called by http only where that is allowed", async () => {
  const refused = await create("http://hooks.mill.example/x");
  expect([refused.status, refused.body.detail]).toEqual([422, "Only addresses that begin with https:// are called."]);
  expect((await create("https://hooks.mill.example/x")).status).toBe(201);
});

test("what a receiver answered is said of a delivery, and whether that was good", async () => {
  const answers: [number, string][] = [
    [200, ""],
    [299, ""],
    [300, "It answered 300, a redirect, which is not followed."],
    [399, "It answered 399, a redirect, which is not followed."],
    [400, "It answered 400."],
    [404, "It answered 404."],
    [599, "It answered 599."],
  ];
  const ahead = answers.map(([status]) => status);
  listed.answer((response) => response.writeHead(ahead.shift() ?? 500).end());
  const { body: webhook } = await create(listed.url);
  for (const _ of answers) await sendTest(webhook.uuid);
  const params = { id: webhook.uuid };
  const deliveries = await eventually(async () => {
    const { body } = await ada.call("GET v1/account/webhooks/{id}/deliveries", { params });
    return body.every(({ state }) => state !== "waiting") && body;
  });
  const told = deliveries.map(({ state, lastStatus, trouble }) => [state, lastStatus, trouble]);
  expect(told.toReversed()).toEqual(
    answers.map(([status, trouble]) => [trouble === "" ? "delivered" : "failed", status, trouble]),
  );
  // Its host is trusted no longer.
  const open = "http://gone.mill.example/x";
  await server.database.pool.query("update webhooks set url = $1 where id = $2", [open, webhook.uuid]);
  const { body: last } = await sendTest(webhook.uuid);
  const failed = await eventually(async () => {
    const { body } = await ada.call("GET v1/account/webhooks/{id}/deliveries", { params });
    return body.find(({ uuid, state }) => uuid === last.uuid && state !== "waiting");
  });
  expect(failed.trouble).toBe("Only addresses that begin with https:// are called.");
});
