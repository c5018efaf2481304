import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import { afterEach, expect, test, vi } from "vitest";
import { conceptWith, listedConceptWith, pageOf, workflowUpdateWith } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { listeners } from "../../transport/events.ts";
import { dashboardKey } from "../../transport/query-keys.ts";
import { session } from "../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "./dashboard-screen.tsx";
import "../concepts/bank-screen.tsx";

const read = "GET /api/v1/dashboard";
const count = { new: 0, ideating: 0, inReview: 0, prototyping: 0, proofOfConcept: 0, minimumViableProduct: 0 };

afterEach(() => {
  vi.useRealTimers();
});

async function openDashboard() {
  const server = serverKnowing();
  server.on(read, {
    body: {
      conceptDetails: {
        count: { ...count, commercialized: 0, archived: 0, total: 0 },
        potentialOpportunitySize: { amount: 0, currency: "USD", conceptCount: 0, leftOutCount: 0, concepts: [] },
      },
    },
  });
  vi.useFakeTimers({ toFake: ["Date"] });
  await session.begin("refresh-token");
  const app = await renderApp("/");
  await expect.element(app.screen.getByRole("heading", { name: "Plant your first seed" })).toBeVisible();
  const goTo = async (path: "/" | "/challenge" | "/concept") => {
    await app.router.navigate({ to: path });
    await expect.poll(app.address).toBe(path);
  };
  return {
    ...app,
    server,
    goTo,
    reads: () => server.received.filter(({ key }) => key === read).length,
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    reconnect: () => {
      dispatchEvent(new Event("offline"));
      dispatchEvent(new Event("online"));
    },
  };
}

test("[S1.7-14] the dashboard is not read again on mount or on window focus, however old it is", async () => {
  const { screen, goTo, reads, pass } = await openDashboard();
  pass(10 * 60_000);
  await goTo("/challenge");
  await expect.element(screen.getByRole("heading", { name: "Challenges" })).toBeVisible();
  await goTo("/");
  await expect.element(screen.getByRole("heading", { name: "Plant your first seed" })).toBeVisible();
  dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("focus"));
  await goTo("/challenge");
  expect(reads()).toBe(1);
});

test("[S1.7-14] it is stale after 60 s: a line that comes back reads it again only then", async () => {
  const { reads, pass, reconnect } = await openDashboard();
  pass(59_000);
  reconnect();
  expect(reads()).toBe(1);
  pass(2_000);
  reconnect();
  await expect.poll(reads).toBe(2);
});

test("after something was changed, the dashboard is read again when it is shown next", async () => {
  const { screen, server, goTo, reads } = await openDashboard();
  const concept = listedConceptWith();
  server.on("GET /api/v1/concept/", { body: pageOf([concept]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  server.on(`PATCH /api/v1/concept/${concept.uuid}/`, { body: conceptWith({ status: "archived" }) });
  await goTo("/concept");
  await screen.getByRole("button", { name: "Actions for Refill depots" }).click();
  await screen.getByRole("menuitem", { name: "Archive" }).click();
  await expect.poll(() => server.bodiesOf(`PATCH /api/v1/concept/${concept.uuid}/`)).toHaveLength(1);
  expect(reads()).toBe(1);
  await goTo("/");
  await expect.poll(reads).toBe(2);
});

test("a change that is still on its way when the dashboard is shown is read once it is made", async () => {
  const { screen, server, goTo, reads } = await openDashboard();
  const concept = listedConceptWith();
  const made = Promise.withResolvers<void>();
  server.on("GET /api/v1/concept/", { body: pageOf([concept]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  const archives = `PATCH /api/v1/concept/${concept.uuid}/`;
  server.on(archives, { body: conceptWith({ status: "archived" }), after: made.promise });
  await goTo("/concept");
  await screen.getByRole("button", { name: "Actions for Refill depots" }).click();
  await screen.getByRole("menuitem", { name: "Archive" }).click();
  await expect.poll(() => server.bodiesOf(archives)).toHaveLength(1);
  await goTo("/");
  await expect.element(screen.getByRole("heading", { name: "Plant your first seed" })).toBeVisible();
  expect(reads()).toBe(1);
  made.resolve();
  await expect.poll(reads).toBe(2);
});

test("the dashboard is out of date once a report has ended or a concept has changed, and not while a report is only written", async () => {
  const { queryClient, goTo } = await openDashboard();
  await goTo("/challenge");
  const isOutdatedBy = (eventType: ConceptWorkflowUpdate["eventType"]) => {
    queryClient.setQueryData(dashboardKey, queryClient.getQueryData(dashboardKey));
    for (const handler of listeners.ofEvent("concept.workflow.update.account"))
      handler(workflowUpdateWith({ eventType }) as never, {
        id: eventType,
        type: "concept.workflow.update.account",
        data: {},
      });
    return queryClient.getQueryState(dashboardKey)?.isInvalidated;
  };
  const types = ["started", "progress", "completed", "error", "cancelled", "changed", "created", "deleted"] as const;
  expect(types.filter(isOutdatedBy)).toEqual(types.slice(2));
});
