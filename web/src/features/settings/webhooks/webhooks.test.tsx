import { webhookEvents } from "@seedbed/contract/webhooks/events";
import type { Webhook, WebhookDelivery } from "@seedbed/contract/webhooks/routes";
import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../../../transport/session.ts";
import { deliveriesPath, deliveryWith, webhookId, webhooksPath, webhookWith } from "./webhooks.fixture.ts";

async function open(webhooks: Webhook[] = [webhookWith()], deliveries: WebhookDelivery[] = [deliveryWith()]) {
  const server = serverKnowing(currentUserWith({ role: "admin" }));
  server.on(webhooksPath, { body: webhooks });
  server.on(deliveriesPath, { body: deliveries });
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/settings/webhooks")) };
}

test("a webhook is made with an address and what it is told, and its secret is shown once", async () => {
  const { screen, server } = await open([]);
  await expect.element(screen.getByText("No other system is told what happens here.")).toBeVisible();
  await screen.getByLabelText("Address").fill("hooks.mill.example");
  await screen.getByRole("button", { name: "Make webhook" }).click();
  await expect.element(screen.getByText("Write an address that begins with https://")).toBeVisible();

  const create = "POST /api/v1/account/webhooks";
  const sentence = "This address is in a private network, which is not called.";
  server.on(create, { status: 422, body: { detail: sentence, form: { url: sentence } } });
  await screen.getByLabelText("Address").fill("https://10.0.0.5/");
  await screen.getByRole("checkbox", { name: "A concept was archived" }).click();
  await screen.getByRole("button", { name: "Make webhook" }).click();
  await expect.element(screen.getByLabelText("Address")).toHaveAccessibleDescription(sentence);

  server.on(create, () => {
    server.on(webhooksPath, { body: [webhookWith()] });
    return { status: 201, body: { ...webhookWith(), secret: "whsec_secret" } };
  });
  await screen.getByLabelText("Address").fill(webhookWith().url);
  await screen.getByRole("button", { name: "Make webhook" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Secret" })).toHaveValue("whsec_secret");
  expect(server.bodiesOf(create).at(-1)).toEqual({
    url: webhookWith().url,
    events: ["report.completed", "concept.archived"],
  });
  await expect.element(screen.getByRole("heading", { name: "hooks.mill.example" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("events are sent in their order, one is needed, and what was made leaves an empty form until the next one", async () => {
  const { screen, server } = await open([]);
  const create = "POST /api/v1/account/webhooks";
  server.on(create, { status: 201, body: { ...webhookWith(), secret: "whsec_secret" } });
  const make = screen.getByRole("button", { name: "Make webhook" });
  const completed = screen.getByRole("checkbox", { name: webhookEvents["report.completed"] });
  await expect.element(completed).toBeChecked();
  await completed.click();
  await expect.element(make).toBeDisabled();
  await screen.getByRole("checkbox", { name: webhookEvents["concept.archived"] }).click();
  await completed.click();
  await screen.getByLabelText("Address").fill(webhookWith().url);
  await make.click();
  const secret = screen.getByRole("textbox", { name: "Secret" });
  await expect.element(secret).toHaveValue("whsec_secret");
  await expect.element(screen.getByLabelText("Address")).toHaveValue("");
  expect(server.bodiesOf(create)).toEqual([
    { url: webhookWith().url, events: ["report.completed", "concept.archived"] },
  ]);

  server.on(create, { status: 409, body: { detail: "There are as many as there may be." } });
  await screen.getByLabelText("Address").fill("https://other.mill.example/");
  await make.click();
  await expect.element(screen.getByText("There are as many as there may be.")).toBeVisible();
  await expect.element(screen.getByLabelText("Address")).toHaveValue("https://other.mill.example/");
  expect(secret.query()).toBeNull();
});

test("what was sent is listed with its status, and is sent again or tested when asked", async () => {
  const trouble = "It answered 500.";
  const { screen, server } = await open(
    [webhookWith({ failingSince: "2026-03-02T09:00:00.000Z" })],
    [
      deliveryWith({ state: "failed", attempts: 11, lastStatus: 500, trouble }),
      deliveryWith({
        uuid: "d-2",
        event: "concept.archived",
        state: "waiting",
        attempts: 2,
        lastStatus: null,
        trouble: "It did not answer in time.",
      }),
    ],
  );
  const rows = screen.getByRole("table", { name: "Last deliveries to hooks.mill.example" }).getByRole("row");
  await expect
    .poll(() => rows.nth(1).element().textContent)
    .toMatch(/A report is complete.*Not delivered.*It answered 500\. 11 attempts\./);
  await expect
    .poll(() => rows.nth(2).element().textContent)
    .toMatch(/A concept was archived.*Tried again later.*did not answer in time\. 2 attempts\./);
  await expect.element(screen.getByText("Failing", { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);

  const again = `POST /api/v1/account/webhooks/${webhookId}/deliveries/d-1/again`;
  server.on(again, () => {
    server.on(deliveriesPath, { body: [deliveryWith({ attempts: 12 })] });
    return { status: 202, body: deliveryWith({ state: "waiting" }) };
  });
  await screen.getByRole("button", { name: "Send again: A report is complete" }).dblClick();
  await expect.poll(() => rows.nth(1).element().textContent).toMatch(/Delivered.*It answered 204\. 12 attempts\./);
  expect(server.bodiesOf(again)).toHaveLength(1);

  const tests = `POST /api/v1/account/webhooks/${webhookId}/test`;
  server.on(tests, () => {
    server.on(deliveriesPath, { body: [deliveryWith({ uuid: "d-3", event: "test" })] });
    return { status: 202, body: deliveryWith({ event: "test", state: "waiting", attempts: 0 }) };
  });
  await screen.getByRole("button", { name: "Send a test to hooks.mill.example" }).dblClick();
  await expect.poll(() => rows.nth(1).element().textContent).toMatch(/A test.*Delivered/);
  expect(server.bodiesOf(tests)).toHaveLength(1);
});

test("one that was switched off says why, and is switched on again or removed", async () => {
  const off = webhookWith({ failingSince: "2026-02-20T09:00:00.000Z", disabledAt: "2026-02-25T09:00:00.000Z" });
  const { screen, server } = await open([off]);
  await expect.element(screen.getByText(/because every delivery had failed for days/)).toBeVisible();
  expect(screen.getByText(/After five days it is switched off/).elements()).toEqual([]);
  await expect.element(screen.getByRole("button", { name: "Send a test to hooks.mill.example" })).toBeDisabled();
  await expect.element(screen.getByRole("table", { name: /^Last deliveries/ }).getByText("Delivered")).toBeVisible();
  const again = screen.getByRole("button", { name: /^Send again/ });
  await expect.element(again).not.toBeInTheDocument();
  const change = `PATCH /api/v1/account/webhooks/${webhookId}`;
  server.on(change, () => {
    server.on(webhooksPath, { body: [webhookWith()] });
    return { body: webhookWith() };
  });
  await screen.getByRole("button", { name: "Switch on" }).dblClick();
  await expect.element(screen.getByText("The webhook to hooks.mill.example is on again")).toBeVisible();
  expect(server.bodiesOf(change)).toEqual([{ enabled: true }]);
  await expect.element(screen.getByText(/because every delivery had failed/)).not.toBeInTheDocument();
  await expect.element(again).toBeVisible();

  server.on(`DELETE /api/v1/account/webhooks/${webhookId}`, { status: 204 });
  server.on(webhooksPath, { body: [] });
  await screen.getByRole("button", { name: "Remove the webhook to hooks.mill.example" }).click();
  const dialog = screen.getByRole("dialog", { name: "Remove this webhook?" });
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(screen.getByText("No other system is told what happens here.")).toBeVisible();
});

test("members are told that webhooks are for admins", async () => {
  serverKnowing(currentUserWith({ role: "member" }));
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/webhooks");
  await expect.element(screen.getByText("Only admins see webhooks")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Webhooks" })).not.toBeInTheDocument();
});
