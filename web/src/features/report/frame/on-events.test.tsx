import type { Concept } from "@seedbed/contract/concepts/schemas";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { conceptWith, sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import { liveLine } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { conceptKeys, reportKeys } from "../../../transport/query-keys.ts";
import { useReportEvents } from "./on-events.ts";

const other = conceptWith({ uuid: "55555555-5555-4555-8555-555555555555", identifier: "C-0004" });

/** What was read of two reports, and what of it is known to be no longer true. */
async function shownReports(concept: Concept = conceptWith()) {
  const line = await liveLine();
  const queryClient = new QueryClient();
  const content = (id: string, section: Parameters<typeof reportKeys.section>[1]) => [
    ...reportKeys.section(id, section),
    "content",
  ];
  const keys = {
    "the concept": conceptKeys.detail("C-0003"),
    "the first page": reportKeys.glance("C-0003"),
    "the gut check": conceptKeys.gutCheck("C-0003"),
    "what is outdated": reportKeys.outdated("C-0003"),
    evidence: [...reportKeys.evidence("C-0003"), "an item"],
    overview: content("C-0003", "overview"),
    profiles: content("C-0003", "customerProfiles"),
    assumptions: content("C-0003", "assumptions"),
    "another's outdated": reportKeys.outdated("C-0004"),
  };
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {});
  queryClient.setQueryData(conceptKeys.detail("C-0003"), concept);
  queryClient.setQueryData(conceptKeys.detail("C-0004"), other);
  await renderHook(() => useReportEvents(), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  const names = Object.keys(keys) as (keyof typeof keys)[];
  return {
    concept: () => queryClient.getQueryData<Concept>(conceptKeys.detail("C-0003")),
    stale: () => names.filter((name) => queryClient.getQueryState(keys[name])?.isInvalidated),
    /** All of it is read again. */
    read: () => {
      for (const name of names) if (name !== "the concept") queryClient.setQueryData(keys[name], {});
    },
    tell: (type: string, data: object) =>
      line.message({ id: crypto.randomUUID(), type, account_uuid: accountWith().uuid, data }),
  };
}

const states = sectionsIn("pending");
const completed = (at: string) =>
  ({ ...states.overview, status: "complete", dateCompleted: at, origin: "model" }) as const;
const told = "concept.workflow.update.account";

test("only what was written since is read again, and the first page with it; a finished report asks for the gut check", async () => {
  const { concept, read, stale, tell } = await shownReports();
  const first = { ...states, overview: completed("2026-03-02T10:00:00.000Z") };
  tell(told, workflowUpdateWith({ reportStatusBySection: first, reportStatusAggregate: "pending", title: "New" }));
  await expect.poll(stale).toEqual(["the first page", "what is outdated", "overview"]);
  expect(concept()).toMatchObject({ title: "New", reportStatus: "pending", lastModifiedBy: { firstName: "Ada" } });
  expect(concept()).not.toHaveProperty("eventType");
  read();
  // The same once more: nothing was written since.
  tell(told, workflowUpdateWith({ reportStatusBySection: first, reportStatusAggregate: "pending" }));
  await expect.poll(stale).toEqual(["what is outdated"]);
  read();
  const second = { ...first, customerProfiles: completed("2026-03-02T10:05:00.000Z") };
  tell(told, workflowUpdateWith({ reportStatusBySection: second, reportStatusAggregate: "complete" }));
  // Assumptions say what signals say of them.
  await expect.poll(stale).toEqual(["the first page", "the gut check", "what is outdated", "profiles", "assumptions"]);
});

test("whoever looks at an earlier version is told nothing of what stands", async () => {
  const { concept, stale, tell } = await shownReports(
    conceptWith({ isHistoricalVersion: true, title: "The old title" }),
  );
  tell(told, workflowUpdateWith({ title: "New" }));
  await expect.poll(stale).toContain("what is outdated");
  expect(concept()?.title).toBe("The old title");
});

test("a change by hand makes the concept, its evidence and what follows anew, of its own report alone", async () => {
  const { stale, tell } = await shownReports();
  const { uuid: conceptUuid } = conceptWith();
  tell("concept.report.changed.account", { conceptUuid, section: "overview", revision: 4, items: [], by: null });
  await expect.poll(stale).toEqual(["the concept", "the first page", "what is outdated", "evidence", "assumptions"]);
});

test("a verdict in one report is of that report; one of no report is of all that are shown", async () => {
  const { read, stale, tell } = await shownReports();
  tell("concept.evidence.changed.account", { conceptUuid: other.uuid, source: null });
  await expect.poll(stale).toEqual(["another's outdated"]);
  read();
  tell("concept.evidence.changed.account", { conceptUuid: null, source: null });
  await expect.poll(stale).toContain("another's outdated");
  await expect.poll(stale).toContain("evidence");
});
