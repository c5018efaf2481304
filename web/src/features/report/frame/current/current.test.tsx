import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith, sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";
import { lateNotices } from "../notes/late-notices.ts";
import type { OutdatedCause, OutdatedSection } from "./outdated-query.ts";

const outdatedPath = "GET /api/v2/concept/C-0003/report/outdated";
const updatePath = "POST /api/v2/concept/C-0003/report/update";
const noor = { uuid: "77777777-7777-4777-8777-777777777777", firstName: "Noor", lastName: "Haddad" };

const causeOf = (change: Partial<OutdatedCause> = {}): OutdatedCause => ({
  source: "trends",
  item: "t-1",
  field: "summary",
  what: "Summary of “Political”",
  before: "three months",
  after: "six months",
  withdrawn: null,
  by: noor,
  at: "2026-03-02T14:32:00.000Z",
  ...change,
});

const outdatedWith = (section: ReportSection, change: Partial<OutdatedSection> = {}): OutdatedSection => ({
  section,
  causes: [causeOf()],
  keeps: { fields: 0, items: 0 },
  estimate: { calls: 3, seconds: 40, usd: 0.05 },
  ...change,
});

const together = { sections: 2, calls: 6, seconds: 80, usd: 0.11 as number | null };

async function openOutdated({
  path = "/market-scan",
  sections = [
    outdatedWith("marketScan", { keeps: { fields: 1, items: 2 } }),
    outdatedWith("overview", { causes: [causeOf(), causeOf({ what: "“Quiet motors” removed", item: "gone" })] }),
  ],
  usd = together.usd,
  isDrafted = false,
  after = Promise.resolve(),
}: {
  path?: string;
  sections?: OutdatedSection[];
  usd?: number | null;
  isDrafted?: boolean;
  /** When the server says why. */
  after?: Promise<void>;
} = {}) {
  const states = Object.fromEntries(sections.map(({ section }) => [section, "outdated" as const]));
  const server = serverWithReport(conceptWith({ reportStatusBySection: sectionsIn("complete", states) }));
  answerWholeReport(server);
  server.on(outdatedPath, { body: { sections, together: { ...together, usd }, isDrafted }, after });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(`/concept/C-0003${path}`)) };
}

test("an outdated section says who changed what from what to what, and leads there", async () => {
  const { screen, address } = await openOutdated();
  const notice = screen.getByRole("note", { name: "Outdated" });
  await expect
    .element(notice)
    .toMatchTextContent(/Noor Haddad changed Trends, Summary of “Political” from three months to six months/);
  await expect.element(notice).toMatchTextContent(/^Outdated since/);
  await notice.getByRole("link", { name: "Trends, Summary of “Political”" }).click();
  await expect.poll(address).toBe("/concept/C-0003/market-scan#t-1");
});

test("a change of the concept's words, by somebody unknown, is said without values and link", async () => {
  const cause = causeOf({ source: "concept", item: null, field: "title", what: "Title of the concept", by: null });
  const { screen } = await openOutdated({
    path: "",
    sections: [outdatedWith("overview", { causes: [{ ...cause, before: null, after: null, at: null }] })],
  });
  const notice = screen.getByRole("note", { name: "Outdated" });
  await expect.element(notice).toMatchTextContent(/Outdated\. Changed: Title of the concept\./);
  expect(notice.getByRole("link").elements()).toEqual([]);
});

test("of many causes the newest are shown, the others at a click", async () => {
  const causes = ["one", "two", "three", "four"].map((what) => causeOf({ what, item: what }));
  const { screen } = await openOutdated({ path: "", sections: [outdatedWith("overview", { causes })] });
  const items = screen.getByRole("note", { name: "Outdated" }).getByRole("listitem");
  await expect.poll(() => items.elements().length).toBe(2);
  await screen.getByRole("button", { name: "2 more" }).click();
  await expect.poll(() => items.elements().length).toBe(4);
});

test("Update this section orders this one alone, once at two clicks", async () => {
  const { screen, server } = await openOutdated();
  server.on(updatePath, { status: 202, body: {} });
  await screen.getByRole("button", { name: "Update this section" }).dblClick();
  await expect.poll(() => server.bodiesOf(updatePath)).toEqual([{ sections: ["marketScan"] }]);
});

test("while a report is written nothing of it is offered to be updated", async () => {
  const states = { marketScan: "outdated", overview: "pending" } as const;
  const reportStatusBySection = sectionsIn("complete", states);
  const server = serverWithReport(conceptWith({ reportStatus: "pending", reportStatusBySection }));
  answerWholeReport(server);
  server.on(outdatedPath, { body: { sections: [outdatedWith("marketScan")], together, isDrafted: false } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/market-scan");
  await expect.element(screen.getByRole("link", { name: "Market Scan (outdated)" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Update \d+ outdated section/ })).not.toBeInTheDocument();
});

test("tabs on which something is outdated say so", async () => {
  const { screen } = await openOutdated();
  const tabs = screen.getByRole("navigation", { name: "Report" });
  await expect.element(tabs.getByRole("link", { name: "Market Scan (outdated)" })).toBeVisible();
  await expect.element(tabs.getByRole("link", { name: "Overview (outdated)" })).toBeVisible();
  await expect.element(tabs.getByRole("link", { name: "Assumptions", exact: true })).toBeVisible();
});

test("a mark on the last tabs makes no page of a phone wider", async () => {
  await page.viewport(390, 844);
  try {
    const { screen } = await openOutdated({ path: "", sections: [outdatedWith("assumptions")] });
    await expect.element(screen.getByRole("link", { name: "Assumptions (outdated)" })).toBeInTheDocument();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
  } finally {
    await page.viewport(1280, 800);
  }
});

/** What is read from the page in the first frame in which it is there. */
function readFirst<Found>(read: () => Found | null): Promise<Found> {
  return new Promise((resolve) => {
    const look = new MutationObserver(() => {
      const found = read();
      if (found === null) return;
      look.disconnect();
      resolve(found);
    });
    look.observe(document, { childList: true, subtree: true });
  });
}

test("the way to update what is outdated stands with the title: the header has no other lines a moment later", async () => {
  const buttonsWithTitle = readFirst(() =>
    document.querySelector("h1")
      ? [...document.querySelectorAll("button")].map(({ textContent }) => textContent)
      : null,
  );
  await openOutdated();
  expect(await buttonsWithTitle).toContain("Update 2 outdated sections");
});

test("an outdated section is shown with what changed since, however late that is known: nothing pushes it away", async () => {
  const known = Promise.withResolvers<void>();
  const firstNotice = readFirst(() => document.querySelector('[aria-label="Outdated"]')?.textContent ?? null);
  await lateNotices.fetch();
  const { queryClient, server } = await openOutdated({ after: known.promise });
  await expect.poll(() => server.bodiesOf(outdatedPath).length).toBe(1);
  // All but why it is outdated.
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  expect(document.querySelector('[aria-label="Outdated"]')).toBeNull();
  known.resolve();
  expect(await firstNotice).toContain("three months");
});

test("the update says in its order what is rewritten, what stays, and what it takes, then orders it and shows progress", async () => {
  const { screen, server } = await openOutdated();
  await screen.getByRole("button", { name: "Update 2 outdated sections" }).click();
  const dialog = screen.getByRole("dialog", { name: "Update 2 outdated sections" });
  await expect.element(dialog).toMatchTextContent(/In this order; the other 4 stay as they are, unless/);
  const rows = dialog.getByRole("listitem");
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual([
      "Market scanRewritten since changed: Summary of “Political”Stays: 1 text that people wrote, 2 items that people added",
      "OverviewRewritten since changed: Summary of “Political”, 1 moreStays: nothing of people’s is in it",
    ]);
  await expect.element(dialog).toMatchTextContent(/about; you may leave2 min/);
  await expect.element(dialog).toMatchTextContent(/estimated cost\$0\.11/);
  await expect.element(dialog).toMatchTextContent(/calls of a model6/);
  const pending = sectionsIn("complete", { marketScan: "pending", overview: "waiting" });
  server.on(updatePath, () => {
    const concept = { reportStatus: "pending" as const, completedSections: 4, reportStatusBySection: pending };
    server.on("GET /api/v1/concept/C-0003/", { body: conceptWith(concept) });
    return { status: 202, body: {} };
  });
  await dialog.getByRole("button", { name: "Update 2 sections" }).dblClick();
  await expect.element(screen.getByText("Writing, 4 of 6 sections")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf(updatePath)).toEqual([{}]);
});

test("a cost that nobody knows is said to be unknown", async () => {
  const { screen } = await openOutdated({ usd: null });
  await screen.getByRole("button", { name: "Update 2 outdated sections" }).click();
  await expect.element(screen.getByRole("dialog")).toMatchTextContent(/estimated costNot known/);
});

test("where no model is connected, none is said to be called, and nothing to cost", async () => {
  const { screen } = await openOutdated({ isDrafted: true });
  await screen.getByRole("button", { name: "Update 2 outdated sections" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toMatchTextContent(/drafted, without a modelOffline/);
  await expect.element(dialog).not.toMatchTextContent(/call|cost/);
});

test("the page beside the update stays in use; Escape closes it and the focus goes back", async () => {
  const { screen } = await openOutdated();
  const opener = screen.getByRole("button", { name: "Update 2 outdated sections" });
  await opener.click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toHaveFocus();
  await screen.getByRole("button", { name: "Demand" }).click();
  await expect.element(dialog).toBeVisible();
  await pressComposing(document.body, "Escape");
  expect(opener.element().getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("on a phone the update is a sheet", async () => {
  await page.viewport(390, 844);
  try {
    const { screen } = await openOutdated();
    await screen.getByRole("button", { name: "Update 2 outdated sections" }).click();
    const dialog = screen.getByRole("dialog", { name: "Update 2 outdated sections" });
    await expect.element(dialog.getByRole("button", { name: "Update 2 sections" })).toBeVisible();
    await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBe(844);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  } finally {
    await page.viewport(1280, 800);
  }
});

test("a change by somebody else makes the report say anew what is outdated", async () => {
  const line = await liveLine();
  const current = conceptWith();
  const server = serverWithReport(current);
  answerWholeReport(server);
  const { screen } = await renderApp("/concept/C-0003/market-scan");
  await expect.element(screen.getByText("A cent more a year.")).toBeVisible();
  expect(server.bodiesOf(outdatedPath)).toEqual([]);
  const states = sectionsIn("complete", { overview: "outdated" });
  server.on("GET /api/v1/concept/C-0003/", { body: conceptWith({ reportStatusBySection: states }) });
  server.on(outdatedPath, { body: { sections: [outdatedWith("overview")], together } });
  server.on(parts.trends, { body: { summary: "", origin: "user", results: [] } });
  line.message({
    id: crypto.randomUUID(),
    type: "concept.report.changed.account",
    account_uuid: accountWith().uuid,
    data: { conceptUuid: current.uuid, section: "trends", revision: 2, items: [], by: noor },
  });
  await expect.element(screen.getByRole("link", { name: "Overview (outdated)" })).toBeVisible();
  await expect.element(screen.getByText("Rules tighten.")).not.toBeInTheDocument();
  await expect.poll(() => server.bodiesOf(outdatedPath).length).toBe(1);
  // Written anew, as an event tells.
  tellOfConcept(line, workflowUpdateWith());
  await expect.element(screen.getByRole("link", { name: "Overview", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Update 1 outdated/ })).not.toBeInTheDocument();
});

test.for(["light", "dark"])("what is outdated has no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const { screen } = await openOutdated();
  await screen.getByRole("button", { name: "Update 2 outdated sections" }).click();
  await expect.element(screen.getByText("Open drafts stay.")).toBeVisible();
  expect(await violations()).toEqual([]);
});
