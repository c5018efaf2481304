import type { Webhook, WebhookDelivery } from "@seedbed/contract/webhooks/routes";
import { expect, test } from "vitest";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
import { deliveriesPath, deliveryWith, webhooksPath, webhookWith } from "./webhooks.fixture.ts";

const webhook = webhookWith({ url: "https://hooks.mill.example:8443/seedbed?key=1" });
const delivered = deliveryWith();
const every: WebhookDelivery[] = [
  delivered,
  { ...delivered, uuid: "d-2", event: "test", state: "failed", lastStatus: 500, attempts: 6 },
  { ...delivered, uuid: "d-3", event: "concept.archived", state: "failed", lastStatus: null, trouble: "It timed out." },
  { ...delivered, uuid: "d-4", state: "waiting", attempts: 2, lastStatus: 503 },
  { ...delivered, uuid: "d-5", state: "waiting", attempts: 0, lastAttemptAt: null, lastStatus: null },
];

const states: Record<string, { change?: Partial<Webhook>; prepare: (server: FakeServer) => void }> = {
  "deliveries-of-every-kind": { prepare: (server) => server.on(deliveriesPath, { body: every }) },
  "deliveries-failing": {
    change: { failingSince: "2026-03-01T12:00:00.000Z" },
    prepare: (server) => server.on(deliveriesPath, { body: every.slice(1, 2) }),
  },
  "deliveries-switched-off": {
    change: { failingSince: "2026-03-01T12:00:00.000Z", disabledAt: "2026-03-06T12:00:00.000Z" },
    prepare: (server) => server.on(deliveriesPath, { body: every.slice(1, 2) }),
  },
  "deliveries-none": { prepare: (server) => server.on(deliveriesPath, { body: [] }) },
  "deliveries-not-loaded": {
    prepare: (server) => server.on(deliveriesPath, { status: 500, body: { detail: "The database sleeps." } }),
  },
  "deliveries-loading": {
    prepare: (server) => server.on(deliveriesPath, { after: new Promise<void>(() => undefined) }),
  },
};

test.for(Object.entries(states))("what is said of a webhook: %s", async ([name, { change, prepare }]) => {
  const server = serverKnowing();
  server.on(webhooksPath, { body: [{ ...webhook, ...change }] });
  prepare(server);
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/webhooks");
  const heading = screen.getByRole("heading", { name: "hooks.mill.example:8443" });
  const reading = await readingOnce(heading, { loading: name.endsWith("loading") });
  const from = /^ *heading "hooks/m.exec(reading)?.index;
  await expect(reading.slice(from)).toMatchFileSnapshot(`readings/${name}.txt`);
});
