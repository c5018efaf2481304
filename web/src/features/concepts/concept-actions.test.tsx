import type { ConceptListItem, ReportStatus } from "@seedbed/contract/concepts/schemas";
import { afterEach, expect, test, vi } from "vitest";
import {
  conceptWith,
  listedConceptWith,
  listedSeedWith,
  pageOf,
  sectionsIn,
  workflowUpdateWith,
} from "#testing/concepts.ts";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { liveLine } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";

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
  const { screen, address } = await openBank({ reportStatusAggregate: "complete" });
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

/** Bank and line, with the list asked for as the address says. */
async function openLiveBank(path: string, row: Partial<ConceptListItem> = {}) {
  const line = await liveLine();
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith(row)]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  const { screen } = await renderApp(path);
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
  const tell = (data: ReturnType<typeof workflowUpdateWith>) =>
    line.message({
      id: crypto.randomUUID(),
      type: "concept.workflow.update.account",
      account_uuid: accountWith().uuid,
      data,
    });
  const reads = () => server.received.filter(({ key }) => key === "GET /api/v1/concept/").length;
  return { server, screen, tell, reads };
}

const changedBySomebody = {
  eventType: "changed",
  title: "Refill walls",
  summary: "Walls that refill.",
  updatedAt: "2026-03-03T10:00:00.000Z",
  lastModifiedBy: { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Ben", lastName: "Roth" },
} as const;

test("a concept that somebody changes shows so in its row, unread, and nothing is asked for again", async () => {
  const { screen, tell, reads } = await openLiveBank("/concept", { hasSeenConceptChange: true });
  const before = reads();
  tell(workflowUpdateWith(changedBySomebody));
  await expect.element(screen.getByRole("link", { name: "Refill walls" })).toBeVisible();
  await expect.element(screen.getByText("Walls that refill.")).toBeVisible();
  tell(workflowUpdateWith({ ...changedBySomebody, status: "commercialized", updatedAt: "2026-03-03T10:00:01.000Z" }));
  await expect.element(screen.getByText("Commercialized")).toBeVisible();
  expect(reads()).toBe(before);
});

test.each([
  ["/concept?search=refill", { title: "Walls" }],
  ["/concept?sort=title", { title: "Walls" }],
  ["/concept?sort=-updatedAt", {}],
  ["/concept?status=new", { status: "ideating" as const }],
  ["/concept?category=draft", { status: "commercialized" as const }],
  ["/concept", { status: "archived" as const }],
])("of %s the list is read once more when a change moves the row", async (path, change) => {
  const { server, screen, tell, reads } = await openLiveBank(path);
  const before = reads();
  server.on("GET /api/v1/concept/", { body: pageOf([]) });
  tell(workflowUpdateWith({ ...changedBySomebody, title: "Refill depots", ...change }));
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).not.toBeInTheDocument();
  // Told again, as after a lost connection.
  tell(workflowUpdateWith({ ...changedBySomebody, title: "Refill depots", ...change }));
  tell(workflowUpdateWith({ eventType: "progress" }));
  await expect.poll(reads).toBe(before + 1);
});

test("one's own change is read once, although it comes as an answer and as an event", async () => {
  const { server, screen, tell, reads } = await openLiveBank("/concept");
  const before = reads();
  const archived = conceptWith({ status: "archived", updatedAt: changedBySomebody.updatedAt });
  server.on(`PATCH /api/v1/concept/${uuid}/`, () => {
    server.on("GET /api/v1/concept/", { body: pageOf([]) });
    return { body: archived };
  });
  await screen.getByRole("button", { name: "Actions for Refill depots" }).click();
  await screen.getByRole("menuitem", { name: "Archive" }).click();
  await expect.element(screen.getByRole("row", { name: /Refill depots/ })).not.toBeInTheDocument();
  tell(workflowUpdateWith({ ...changedBySomebody, status: "archived" }));
  await expect.poll(reads).toBe(before + 1);
});

test("Generate shows as pending at once and asks for nothing", async () => {
  const { server, screen, reads } = await openLiveBank("/concept", { reportStatusAggregate: "notStarted" });
  const before = reads();
  server.on(`POST /api/v1/concept/${uuid}/generate`, { status: 202, body: {} });
  await screen.getByRole("button", { name: "Generate report of Refill depots" }).click();
  await expect.element(screen.getByRole("button", { name: "Loading report of Refill depots" })).toBeVisible();
  expect(reads()).toBe(before);
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

test("[S1.4-11] [S2.4-09] progress that the server tells shows in the list: status, sections, share and counts", async () => {
  const line = await liveLine();
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", {
    body: pageOf([
      listedConceptWith({ reportStatusAggregate: "pending", progressPercentage: 0, completedSections: 0 }),
    ]),
  });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  const { screen } = await renderApp("/concept");
  await expect.element(screen.getByText("0%")).toBeVisible();
  const tell = (data: ReturnType<typeof workflowUpdateWith>) =>
    line.message({
      id: crypto.randomUUID(),
      type: "concept.workflow.update.account",
      account_uuid: accountWith().uuid,
      data,
    });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const asked = () => server.bodiesOf("GET /api/v1/concept/").length;
  const before = asked();
  tell(
    workflowUpdateWith({
      reportStatusAggregate: "pending",
      reportStatusBySection: sectionsIn("complete", { overview: "pending", assumptions: "waiting" }),
      progressPercentage: 67,
      completedSections: 4,
    }),
  );
  await expect.element(screen.getByText("67%")).toBeVisible();
  await screen.getByRole("button", { name: "Loading report of Refill depots" }).hover();
  // Two of six sections are left, of 30 s each.
  await expect.element(screen.getByText("1:00 left")).toBeVisible();
  const section = (name: string) => screen.getByRole("listitem").filter({ hasText: name });
  await expect.element(section("Overview")).toMatchTextContent(/Writing…/);
  await expect.element(section("Assumptions")).toMatchTextContent(/Waiting/);
  await expect.element(section("Market scan")).toMatchTextContent(/Complete/);
  expect(asked()).toBe(before);
  tell(workflowUpdateWith({ status: "commercialized" }));
  await expect.element(screen.getByText("Commercialized")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Open report of Refill depots" })).toBeVisible();
});
