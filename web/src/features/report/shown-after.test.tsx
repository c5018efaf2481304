import type { Concept, ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  conceptWith,
  gapOf,
  listedConceptWith,
  notedSections,
  pageOf,
  sectionsIn,
  workflowUpdateWith,
} from "#testing/concepts.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { fetchLowerParts } from "#testing/lower-parts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { overviewWith, serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts, revenue } from "#testing/whole-report.ts";
import { session } from "../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../concepts/bank-screen.tsx";
import "./overview/overview-screen.tsx";

/*
 * Whoever changes something sees it on every page that they have seen before, without loading the application anew: what pages keep is
 * younger than what they would read again by themselves.
 */

const { uuid } = conceptWith();
const concept = "/api/v1/concept/C-0003/";
const list = "GET /api/v1/concept/";

/** The bank, its concept by both of its names, and the bank again or a report: all of it has been read and is kept. */
async function seenEverywhere(start: "bank" | "report", first: Partial<Concept> = {}) {
  const line = await liveLine();
  const server = serverWithReport(conceptWith(first));
  answerWholeReport(server);
  /** From now on the server says this of the concept, under all of its names and in its lists. */
  const stand = (change: Partial<Concept>) => {
    for (const id of [uuid, "C-0003"]) server.on(`GET /api/v1/concept/${id}/`, { body: conceptWith(change) });
    const { status, title, reportStatus, reportStatusBySection, completedSections } = conceptWith(change);
    const row: Partial<ConceptListItem> = {
      ...{ status, title, reportStatusBySection, completedSections },
      reportStatusAggregate: reportStatus,
    };
    server.on(list, { body: pageOf([listedConceptWith(row)]) });
    return conceptWith(change);
  };
  stand(first);
  await fetchLowerParts();
  const app = await renderApp("/concept");
  const { screen, router } = app;
  const row = screen.getByRole("row").filter({ hasText: "Prototyping" });
  await expect.element(row).toBeVisible();
  const header = screen.getByRole("combobox", { name: "Status" });
  const open = async (id: string) => {
    await router.navigate({ to: "/concept/$id", params: { id } });
    await expect.element(header).toBeVisible();
  };
  const openBank = async () => {
    await router.navigate({ to: "/concept" });
    await expect.element(screen.getByRole("searchbox", { name: "Search concepts" })).toBeVisible();
  };
  await open(uuid);
  await open("C-0003");
  if (start === "bank") await openBank();
  const choose = async (name: string) => {
    await screen.getByRole("button", { name: "Actions for Refill depots" }).click();
    await screen.getByRole("menuitem", { name, exact: true }).click();
  };
  return { ...app, server, stand, open, openBank, choose, header, line };
}

const written = { reportStatus: "complete" as const };
const pending = {
  reportStatus: "pending" as const,
  completedSections: 2,
  reportStatusBySection: sectionsIn("pending"),
};
const missing = { reportStatus: "notStarted" as const, reportStatusBySection: sectionsIn("notStarted") };
const failed = { reportStatus: "error" as const, reportStatusBySection: sectionsIn("error") };

test("[S2.7-66] a title and a status changed in the report stand in the bank and under the concept's other name", async () => {
  const { screen, server, stand, open, openBank, header } = await seenEverywhere("report");
  server.on(`PATCH ${concept}`, ({ body }) => ({ body: stand(body as Partial<Concept>) }));
  await screen.getByRole("heading", { level: 1 }).getByRole("button").click();
  await screen.getByRole("textbox", { name: /title/ }).fill("Refill stations");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { level: 1, name: /Refill stations/ })).toBeVisible();
  server.on(`PATCH ${concept}`, () => ({ body: stand({ title: "Refill stations", status: "commercialized" }) }));
  await header.selectOptions("Commercialized");
  await expect.element(header).toHaveValue("commercialized");
  await open(uuid);
  await expect.element(header).toHaveValue("commercialized");
  await expect.element(screen.getByRole("heading", { level: 1, name: /Refill stations/ })).toBeVisible();
  await openBank();
  await expect.element(screen.getByRole("link", { name: "Refill stations" })).toBeVisible();
  await expect.element(screen.getByRole("row").filter({ hasText: "Commercialized" })).toBeVisible();
});

test("[S2.7-66] what the bank archives is archived in the report", async () => {
  const { server, stand, open, choose, header } = await seenEverywhere("bank");
  server.on(`PATCH /api/v1/concept/${uuid}/`, () => ({ body: stand({ status: "archived" }) }));
  await choose("Archive");
  await expect.poll(() => server.bodiesOf(`PATCH /api/v1/concept/${uuid}/`)).toHaveLength(1);
  for (const id of [uuid, "C-0003"]) {
    await open(id);
    await expect.element(header).toHaveValue("archived");
  }
});

test.for([
  ["generate", missing, "Generate report"],
  ["retry", failed, "Retry report"],
] as const)(
  "[S2.7-66] a report is shown as being written wherever one looks after %s",
  async ([order, first, label]) => {
    const { screen, server, stand, open, openBank } = await seenEverywhere("report", first);
    server.on(`POST ${concept}${order}`, () => {
      stand(pending);
      return { status: 202, body: {} };
    });
    await screen.getByRole("button", { name: label }).click();
    const writing = screen.getByText("Writing, 2 of 6 sections");
    await expect.element(writing).toBeVisible();
    await open(uuid);
    await expect.element(writing).toBeVisible();
    await openBank();
    await expect.element(screen.getByRole("button", { name: "Loading report of Refill depots" })).toBeVisible();
  },
);

test("[S2.7-66] a report that the bank orders is shown as being written when it is opened", async () => {
  const { screen, server, stand, open } = await seenEverywhere("bank", missing);
  server.on(`POST /api/v1/concept/${uuid}/generate`, () => {
    stand(pending);
    return { status: 202, body: {} };
  });
  await screen.getByRole("button", { name: "Generate report of Refill depots" }).click();
  await expect.element(screen.getByRole("button", { name: "Loading report of Refill depots" })).toBeVisible();
  await open("C-0003");
  await expect.element(screen.getByText("Writing, 2 of 6 sections")).toBeVisible();
});

test("[S2.7-66] a cancelled report can be generated again at once, here and in the bank", async () => {
  const { screen, server, stand, openBank, choose } = await seenEverywhere("report", pending);
  server.on(`POST ${concept}cancel`, () => {
    stand(missing);
    return { status: 202, body: {} };
  });
  await choose("Cancel Report");
  await expect.element(screen.getByRole("button", { name: "Generate report", exact: true })).toBeVisible();
  await openBank();
  await expect.element(screen.getByRole("button", { name: "Generate report of Refill depots" })).toBeVisible();
});

test("[S2.7-66] a part that is asked for again shows as being written, also in the bank", async () => {
  const note = gapOf("pricing", "Pricing");
  const gaps = (section: "complete" | "pending") =>
    notedSections({ financialProjection: [note] }, sectionsIn("complete", { financialProjection: section }));
  const { screen, server, stand, router, openBank } = await seenEverywhere("report", {
    reportStatusBySection: gaps("complete"),
  });
  server.on(parts.projection, { body: { ...revenue, pricing: null } });
  await router.navigate({ to: "/concept/$id/financial-projection", params: { id: "C-0003" } });
  server.on(`POST ${concept}retry`, () => {
    stand({ reportStatus: "pending", reportStatusBySection: gaps("pending") });
    return { status: 202, body: {} };
  });
  await screen.getByRole("button", { name: "Retry: Pricing", exact: true }).first().click();
  await expect.element(screen.getByText(/This section is being written\./)).toBeVisible();
  await openBank();
  await expect.element(screen.getByRole("button", { name: "Loading report of Refill depots" })).toBeVisible();
});

test("[S2.7-66] what is changed in one section shows on the pages that repeat it", async () => {
  const { screen, server, router } = await seenEverywhere("report");
  await expect.element(screen.getByText(/Bottles cost/).first()).toBeVisible();
  const change = "POST /api/v2/concept/C-0003/report/marketScan/changes";
  server.on(change, { body: { revision: 2 } });
  await router.navigate({ to: "/concept/$id/market-scan", params: { id: "C-0003" } });
  await screen.getByRole("button", { name: "Edit Title of “Bottles cost”" }).click();
  await screen.getByRole("textbox", { name: "Title of “Bottles cost”", exact: true }).fill("Bottles get dear");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => server.bodiesOf(change)).toHaveLength(1);
  await expect.element(screen.getByRole("heading", { name: "Bottles get dear" })).toBeVisible();
  await router.navigate({ to: "/concept/$id", params: { id: "C-0003" } });
  await expect.element(screen.getByText(/Bottles get dear/).first()).toBeVisible();
});

test("a report that was finished while one looked at something else is shown as it stands", async () => {
  const { screen, server, stand, open, line } = await seenEverywhere("bank", pending);
  server.on(parts.overview, { body: overviewWith({ whatIsThis: "Written meanwhile." }) });
  stand(written);
  tellOfConcept(line, workflowUpdateWith({ eventType: "completed", reportStatusAggregate: "complete" }));
  await expect.element(screen.getByRole("button", { name: "Open report of Refill depots" })).toBeVisible();
  await open("C-0003");
  await expect.element(screen.getByText("Written meanwhile.")).toBeVisible();
  await expect.element(screen.getByText(/^Writing/)).not.toBeInTheDocument();
});

test("[S2.7-01] every call of a report goes to a path below api/ with the access token, and so does the one that opens the line", async () => {
  const { server, router, line, screen } = await seenEverywhere("report");
  for (const path of ["market-scan", "financial-projection", "customer-profile", "assumptions", "settings"] as const) {
    await router.navigate({ to: `/concept/$id/${path}`, params: { id: "C-0003" } });
    await expect.element(screen.getByRole("navigation", { name: "Report" })).toBeVisible();
  }
  const token = (await session.accessToken()) ?? "";
  expect(token).not.toBe("");
  const calls = server.received.filter(({ key }) => !key.includes("/api/auth/"));
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter(({ key }) => !/^[A-Z]+ \/api\/v\d\//.test(key))).toEqual([]);
  const without = calls.filter(({ headers }) => headers.get("authorization") !== `Bearer ${token}`);
  expect(without.map(({ key }) => key)).toEqual([]);
  expect(line.url).toBe("/ws/v1/seedbed?token=ticket");
});
