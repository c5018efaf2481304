import type { ConceptListItem, ReportStatus } from "@seedbed/contract/concepts/schemas";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { conceptWith, listedConceptWith, listedSeedWith, pageOf, sectionsIn } from "#testing/concepts.ts";
import { type FakeServer, neverAnswered, serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";
import { GenerationStatus } from "./generation-status.tsx";

const { uuid } = listedConceptWith();

afterEach(() => {
  vi.useRealTimers();
});

async function openBank(change: Partial<ConceptListItem>) {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith(change)]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  await session.begin("refresh-token");
  const app = await renderApp("/concept");
  const openMenu = () => app.screen.getByRole("button", { name: "Actions for Refill depots" }).click();
  const choose = async (action: string) => {
    await openMenu();
    await app.screen.getByRole("menuitem", { name: action }).click();
  };
  return { server, openMenu, choose, ...app };
}

/** The keys of what was sent to change something, but for signing in. */
const changesOf = ({ received }: FakeServer) =>
  received.map(({ key }) => key).filter((key) => !key.startsWith("GET ") && !key.includes("/api/auth/"));

test("[S2.2.9-01] the button says what a click would do at each status of the report", async () => {
  const labels = {
    complete: "Open",
    pending: "Loading",
    notStarted: "Generate",
    error: "Retry",
    draft: "Continue",
  } as const satisfies Record<ReportStatus, string>;
  const statuses = Object.keys(labels) as ReportStatus[];
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", {
    body: pageOf(
      statuses.map((status) => listedConceptWith({ uuid: status, title: status, reportStatusAggregate: status })),
    ),
  });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept");
  for (const status of statuses) {
    const button = screen.getByRole("button", { name: `${labels[status]} report of ${status}` });
    await expect.element(button).toHaveTextContent(labels[status]);
  }
});

test("[S1.2.8-18] [S2.4-05] Generate starts the report", async () => {
  const { screen, server } = await openBank({ reportStatusAggregate: "notStarted" });
  server.on(`POST /api/v1/concept/${uuid}/generate`, { status: 202, body: {} });
  const button = screen.getByRole("button", { name: "Generate report of Refill depots" });
  await expect.element(button).toHaveTextContent("Generate");
  await button.click();
  await expect.poll(() => server.bodiesOf(`POST /api/v1/concept/${uuid}/generate`)).toHaveLength(1);
});

test("[S1.2.8-19] [S2.4-06] Retry writes it again and warns that it takes minutes", async () => {
  const { screen, server } = await openBank({ reportStatusAggregate: "error" });
  server.on(`POST /api/v1/concept/${uuid}/retry`, { status: 202, body: {} });
  const button = screen.getByRole("button", { name: "Retry report of Refill depots" });
  await expect.element(button).toHaveTextContent("Retry");
  await button.click();
  await expect.element(screen.getByText("Regenerating may take several minutes.")).toBeVisible();
  expect(server.bodiesOf(`POST /api/v1/concept/${uuid}/retry`)).toHaveLength(1);
});

test("[S1.2.8-20] [S2.4-07] Open leads to the overview", async () => {
  const { screen, server, address } = await openBank({ reportStatusAggregate: "complete" });
  server.on(`GET /api/v1/concept/${uuid}/`, neverAnswered);
  await screen.getByRole("button", { name: "Open report of Refill depots" }).click();
  await expect.poll(address).toBe(`/concept/${uuid}`);
});

test("[S1.2.8-23] [S1.2.8-24] [S2.4-08] Continue of a draft does nothing", async () => {
  const { screen, server, choose, address } = await openBank({ reportStatusAggregate: "draft" });
  server.on(`PATCH /api/v1/concept/${uuid}/`, { body: conceptWith({ status: "archived" }) });
  const button = screen.getByRole("button", { name: "Continue report of Refill depots" });
  await button.click();
  // What the click had started would have come before what is done after it.
  await choose("Archive");
  await expect.poll(() => changesOf(server)).toEqual([`PATCH /api/v1/concept/${uuid}/`]);
  await expect.element(button).toBeVisible();
  expect(address()).toBe("/concept");
});

test("[S1.2.8-21] [S2.2.9-02] [S2.2.9-03] [S1.4-14] Loading shows a video that plays, at a rate that never falls below 1", async () => {
  const { screen } = await openBank({ reportStatusAggregate: "pending", completedSections: 2, totalSections: 6 });
  const loading = screen.getByRole("button", { name: "Loading report of Refill depots" });
  await expect.element(loading).toHaveTextContent("Loading");
  const video = loading.element().querySelector("video");
  expect(video?.loop).toBe(true);
  await expect.poll(() => video?.paused).toBe(false);
  const first = video?.currentTime ?? 0;
  await expect.poll(() => video?.currentTime).not.toBe(first);
  expect(video?.playbackRate).toBe(1);
});

test("[S1.2.8-22] [S2.2.9-04] [S2.2.9-05] [S2.2.9-06] hovering Loading tells the sections, the share and the time left, which counts down", async () => {
  const { screen } = await openBank({
    reportStatusAggregate: "pending",
    reportStatusBySection: sectionsIn("waiting", {
      trends: "complete",
      marketScan: "complete",
      customerProfiles: "pending",
    }),
    progressPercentage: 33,
    completedSections: 2,
  });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await screen.getByRole("button", { name: "Loading report of Refill depots" }).hover();
  await expect.element(screen.getByRole("heading", { name: "Concept Generation Status" })).toBeVisible();
  await expect.element(screen.getByRole("meter", { name: "Report progress" })).toHaveAttribute("aria-valuenow", "33");
  await expect.element(screen.getByText("Writing…")).toBeVisible();
  // Four sections of 30 s each are left, less the seconds that pass.
  await expect.element(screen.getByText("2:00 left")).toBeVisible();
  vi.advanceTimersByTime(1_000);
  await expect.element(screen.getByText("1:59 left")).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByText("0:59 left")).toBeVisible();
});

test("[S2.2.9-06] the time left begins anew with each section that is finished", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const status = (completedSections: number) => <GenerationStatus concept={listedConceptWith({ completedSections })} />;
  const screen = await render(status(2));
  vi.advanceTimersByTime(45_000);
  await expect.element(screen.getByText("1:15 left")).toBeVisible();
  await screen.rerender(status(3));
  await expect.element(screen.getByText("1:30 left")).toBeVisible();
});

test("[S1.2.8-15] [S1.4-03] [S2.2.2-19] Archive archives a concept, which leaves the list", async () => {
  const { screen, server, choose } = await openBank({});
  server.on(`PATCH /api/v1/concept/${uuid}/`, () => {
    server.on("GET /api/v1/concept/", { body: pageOf([]) });
    return { body: conceptWith({ status: "archived" }) };
  });
  const row = screen.getByRole("row", { name: /Refill depots/ });
  await expect.element(row).toBeVisible();
  await choose("Archive");
  await expect.element(row).not.toBeInTheDocument();
  expect(server.bodiesOf(`PATCH /api/v1/concept/${uuid}/`)).toEqual([{ status: "archived" }]);
});

test("[S1.2.8-15] [S2.2.2-19] an archived concept offers Unarchive instead", async () => {
  const { screen, server, openMenu } = await openBank({ status: "archived" });
  server.on(`POST /api/v1/concept/${uuid}/unarchive`, () => {
    server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith({ status: "prototyping" })]) });
    return { body: conceptWith() };
  });
  await openMenu();
  await expect.element(screen.getByRole("menuitem", { name: "Unarchive" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "Archive", exact: true }).elements()).toEqual([]);
  await screen.getByRole("menuitem", { name: "Unarchive" }).click();
  await expect.element(screen.getByText("Prototyping", { exact: true })).toBeVisible();
  expect(changesOf(server)).toEqual([`POST /api/v1/concept/${uuid}/unarchive`]);
});

test("an archived concept that cannot be brought back stays, and the list says how it stands now", async () => {
  const { screen, server, choose } = await openBank({ status: "archived" });
  server.on(`POST /api/v1/concept/${uuid}/unarchive`, () => {
    server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith({ status: "prototyping" })]) });
    return { status: 409, body: { detail: "Somebody has brought it back already." } };
  });
  await choose("Unarchive");
  await expect.element(screen.getByText("Somebody has brought it back already.")).toBeVisible();
  await expect.element(screen.getByText("Prototyping", { exact: true })).toBeVisible();
});

test("[S1.2.8-16] [S1.8-46] [S1.8-43] a pending report can be cancelled, and it says whether that worked", async () => {
  const { screen, server, choose } = await openBank({ reportStatusAggregate: "pending" });
  server.on(`POST /api/v1/concept/${uuid}/cancel`, { status: 503, body: { detail: "The database is away." } });
  await choose("Cancel Report");
  await expect.element(screen.getByText("Failed to cancel report generation")).toBeVisible();
  server.on(`POST /api/v1/concept/${uuid}/cancel`, { body: {} });
  await choose("Cancel Report");
  await expect.element(screen.getByText("Report generation cancelled successfully")).toBeVisible();
});

test("[S1.2.8-16] [S1.2.8-17] [S1.2.8-29] a draft can neither be cancelled nor cloned", async () => {
  const { screen, openMenu } = await openBank({ reportStatusAggregate: "draft" });
  await openMenu();
  await expect.element(screen.getByRole("menuitem", { name: "Archive" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "Cancel Report" }).elements()).toEqual([]);
  expect(screen.getByRole("menuitem", { name: "Clone Concept Seed" }).elements()).toEqual([]);
});

test("[S1.2.8-17] [S1.8-44] [S1.8-47] [S2.2.1-13] cloning the seed leads to the new one", async () => {
  const { screen, server, choose, address } = await openBank({});
  const clone = `POST /api/v2/concept/seed/${listedSeedWith().uuid}/clone`;
  server.on(clone, { status: 404, body: { detail: "Seed not found." } });
  await choose("Clone Concept Seed");
  await expect.element(screen.getByText("Failed to clone concept seed. Please try again.")).toBeVisible();
  server.on(clone, { status: 201, body: { uuid: "new-seed" } });
  server.on("GET /api/v2/concept/seed/new-seed", neverAnswered);
  server.on("GET /api/v1/concept/ignition/questionnaires", neverAnswered);
  await choose("Clone Concept Seed");
  await expect.element(screen.getByText("Concept seed cloned successfully!")).toBeVisible();
  await expect.poll(address).toBe("/concept/incubate?seed=new-seed");
});

test("[S1.8-45] a concept without a seed has nothing to clone", async () => {
  const { screen, choose } = await openBank({ seedUuid: null });
  await choose("Clone Concept Seed");
  await expect.element(screen.getByText("No seed available to clone")).toBeVisible();
});

test("deleting asks first, and gives the focus back when it is called off", async () => {
  const { screen, server, choose } = await openBank({});
  server.on(`DELETE /api/v1/concept/${uuid}/`, () => {
    server.on("GET /api/v1/concept/", { body: pageOf([]) });
    return { status: 204 };
  });
  await choose("Delete");
  await screen.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("button", { name: "Actions for Refill depots" })).toHaveFocus();
  expect(changesOf(server)).toEqual([]);
  await choose("Delete");
  await screen.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByRole("row", { name: /Refill depots/ })).not.toBeInTheDocument();
  expect(changesOf(server)).toEqual([`DELETE /api/v1/concept/${uuid}/`]);
});
