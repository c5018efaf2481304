import { expect, test } from "vitest";
import { pageOf, sectionsIn } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { classicForm, openOverview } from "#testing/open-overview.tsx";

const generate = "POST /api/v2/concept/C-0003/overview/generate";
const started = { status: 202, body: { status: "pending", workflowUuid: "99999999-9999-4999-8999-999999999999" } };
const emptyBank = (server: FakeServer) => server.on("GET /api/v1/concept/", { body: pageOf([]) });

test("[S2.2.3-26] [S1.2.8-25] the upgrade is offered unless the overview has its third form", async () => {
  const third = await openOverview();
  await expect.element(third.screen.getByRole("heading", { name: "Does this sound promising?" })).toBeVisible();
  await expect.element(third.button("Upgrade overview")).not.toBeInTheDocument();
  await third.screen.unmount();
  const { button } = await openOverview({ concept: classicForm });
  await expect.element(button("Upgrade overview")).toBeVisible();
});

test("[S2.2.3-27] the upgrade starts the writing once, however often it is asked for, and leads to the concept bank", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { button, server, address } = await openOverview({
    concept: classicForm,
    prepare: (server) => {
      emptyBank(server);
      server.on(generate, { ...started, after: promise });
    },
  });
  const upgrade = button("Upgrade overview");
  await expect.element(upgrade).toBeVisible();
  const element = upgrade.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.poll(() => server.bodiesOf(generate)).toHaveLength(1);
  expect(address()).toBe("/concept/C-0003");
  element.click();
  resolve();
  await expect.poll(address).toBe("/concept");
  expect(server.bodiesOf(generate)).toEqual([{ conceptOverview: "v3" }]);
});

test("[S2.8-11] an upgrade that cannot be started says so, stays, and can be tried again", async () => {
  const { screen, button, server, address } = await openOverview({
    concept: classicForm,
    prepare: (server) => {
      emptyBank(server);
      server.on(generate, { status: 500, body: { detail: "It sleeps." } });
    },
  });
  await button("Upgrade overview").click();
  await expect.element(screen.getByText("Failed to start overview generation")).toBeVisible();
  await expect.element(screen.getByText("Please try again. If the problem persists, contact support.")).toBeVisible();
  await expect.element(screen.getByText("It sleeps.")).not.toBeInTheDocument();
  expect(address()).toBe("/concept/C-0003");
  server.on(generate, started);
  await button("Upgrade overview").click();
  await expect.poll(address).toBe("/concept");
});

test.each(["pending", "waiting"] as const)("an overview that is %s is not written once more", async (overview) => {
  const { screen, button } = await openOverview({
    concept: { ...classicForm, reportStatusBySection: sectionsIn("complete", { overview }) },
  });
  await expect.element(button("Upgrade overview")).toBeDisabled();
  await expect.element(screen.getByText(/^The overview is being written\. Once it is there,/)).toBeVisible();
});

test("an earlier version is not upgraded", async () => {
  const { screen, button } = await openOverview({ concept: { ...classicForm, isHistoricalVersion: true } });
  await expect.element(screen.getByRole("heading", { name: "Value Proposition" })).toBeVisible();
  await expect.element(button("Upgrade overview")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /^Edit Value Proposition/ })).not.toBeInTheDocument();
});
