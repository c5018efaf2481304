import type { ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { conceptWith, listedConceptWith, pageOf, sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { renderApp } from "#testing/render-app.tsx";
import { conceptKeys, reportKeys } from "../../transport/query-keys.ts";
import { applyWorkflowUpdate } from "./on-events.ts";

const { uuid } = listedConceptWith();

afterEach(() => {
  vi.useRealTimers();
});

/** Bank and line, with the list asked for as the address says. */
async function openLiveBank(path: string, row: Partial<ConceptListItem> = {}) {
  const line = await liveLine();
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith(row)]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  const { screen, queryClient } = await renderApp(path);
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
  const tell = (data: ReturnType<typeof workflowUpdateWith>) => tellOfConcept(line, data);
  const reads = () => server.received.filter(({ key }) => key === "GET /api/v1/concept/").length;
  return { server, screen, queryClient, tell, reads };
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

test.each(["created", "deleted"] as const)("a concept that was %s has the list read again", async (eventType) => {
  const { server, screen, tell, reads } = await openLiveBank("/concept");
  const before = reads();
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith({ uuid: "other", title: "Silent lifts" })]) });
  tell(workflowUpdateWith({ ...changedBySomebody, eventType }));
  await expect.element(screen.getByRole("link", { name: "Silent lifts" })).toBeVisible();
  expect(reads()).toBe(before + 1);
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

test("a report that was looked at before is read again once something is told of it, or ordered for it", async () => {
  const row = { reportStatusAggregate: "notStarted" as const };
  const { server, screen, queryClient, tell } = await openLiveBank("/concept", row);
  const kept = [conceptKeys.detail("C-0003"), reportKeys.section("C-0003", "overview")];
  const look = () => {
    for (const key of kept) queryClient.setQueryData(key, conceptWith({ uuid }));
  };
  const isDoubted = () => kept.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  look();
  expect(isDoubted()).toEqual([false, false]);
  tell(workflowUpdateWith({ ...changedBySomebody, ...row }));
  await expect.poll(isDoubted).toEqual([true, true]);
  look();
  server.on(`POST /api/v1/concept/${uuid}/generate`, { status: 202, body: {} });
  await screen.getByRole("button", { name: "Generate report of Refill walls" }).click();
  await expect.poll(isDoubted).toEqual([true, true]);
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
  const tell = (data: ReturnType<typeof workflowUpdateWith>) => tellOfConcept(line, data);
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

test.each(["changed", "progress", "deleted"] as const)(
  "a report that nobody looks at is read again when it is shown next, after a concept was told as %s",
  (eventType) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(conceptKeys.detail(uuid), conceptWith());
    applyWorkflowUpdate(queryClient, workflowUpdateWith({ eventType }));
    expect(queryClient.getQueryState(conceptKeys.detail(uuid))?.isInvalidated).toBe(true);
  },
);
