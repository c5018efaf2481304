import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { stubSockets } from "#testing/live-line.ts";
import { accountWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { keepConnected } from "../../../transport/events.ts";
import { session } from "../../../transport/session.ts";
import type { Version } from "./versions-query.ts";

afterEach(() => vi.unstubAllGlobals());

const base = "/api/v2/concept/version/C-0003";
const day = 86_400;
const now = Math.floor(Date.now() / 1000);

const versionWith = (versionNumber: number, change: Partial<Version> = {}): Version => ({
  uuid: `00000000-0000-4000-8000-00000000000${versionNumber}`,
  versionNumber,
  fromVersionNumber: null,
  isCurrent: false,
  createdAt: now - 9 * day,
  comment: "",
  aiSummary: "Changed: Value proposition.",
  summaryOrigin: "draft",
  affectedSections: [],
  why: "asked",
  by: null,
  ...change,
});

const ada = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Ada", lastName: "Moreau" };
const three = [
  versionWith(3, {
    isCurrent: true,
    createdAt: now - 2 * day - 60,
    comment: "After the walk-through.",
    by: ada,
    affectedSections: ["customerProfiles", "assumptions"],
  }),
  versionWith(2, { fromVersionNumber: 1, createdAt: now - 5 * day - 60 }),
  versionWith(1, { createdAt: now - 400 * day }),
];
const knownAs = ({ uuid, versionNumber, createdAt }: Version) => ({ uuid, versionNumber, createdAt });
const newest = three[0] as Version;
const oldest = three[2] as Version;

const listed = (versions: Version[], more: object = {}) => ({
  versions,
  version_count: versions.length,
  isChangedSince: false,
  viewed: null,
  ...more,
});

async function openReport({ versions = three, more = {}, concept = {}, path = "/concept/C-0003" } = {}) {
  const server = serverWithReport(conceptWith({ version: knownAs(newest), ...concept }));
  answerWholeReport(server);
  server.on(`GET ${base}`, { body: listed(versions, more) });
  await session.begin("refresh-token");
  const app = await renderApp(path);
  const button = app.screen.getByRole("button", { name: /^Versions/ });
  await expect.element(button).toBeVisible();
  const dialog = app.screen.getByRole("dialog", { name: "Versions" });
  return { server, button, dialog, ...app };
}

/** The concept as it is read from now on. */
const shownAs = (server: Awaited<ReturnType<typeof openReport>>["server"], change: object) =>
  server.on("GET /api/v1/concept/C-0003/", { body: conceptWith({ version: knownAs(newest), ...change }) });

test("[S2.2.2-03] [S2.2.2-06] the header's versions button opens a popover 320 wide, its list at most 500 high", async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    versionWith(9 - index, { isCurrent: index === 0, aiSummary: "Changed: Value proposition. ".repeat(8) }),
  );
  const { button, dialog } = await openReport({ versions: many });
  await expect.element(button).toHaveTextContent("Versions: V3 · 2 days ago");
  await button.click();
  await expect.element(dialog.getByRole("heading", { name: "V9", exact: true })).toBeVisible();
  const popover = dialog.element().parentElement as HTMLElement;
  expect(popover.getBoundingClientRect().width).toBe(320);
  const list = dialog.element().querySelector("ol") as HTMLElement;
  expect(getComputedStyle(list).maxHeight).toContain("500px");
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  expect(list.clientHeight).toBeLessThanOrEqual(500);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("[S2.2.2-07] [S2.2.2-08] [S2.2.2-09] each version tells number, age, summary, comment and sections; one is current, one came from another", async () => {
  const { button, dialog } = await openReport();
  await button.click();
  await expect.element(dialog.getByRole("heading", { name: "V1", exact: true })).toBeVisible();
  const entry = (name: string) =>
    page.elementLocator(
      [...dialog.element().querySelectorAll("ol > li")].find(
        (each) => each.querySelector("h3")?.textContent === name,
      ) ?? document.body,
    );
  const third = entry("V3");
  for (const said of [
    "2 days ago",
    "Changed: Value proposition.",
    "“After the walk-through.”",
    "Ada Moreau",
    "Customer profiles",
    "Assumptions",
  ])
    await expect.element(third.getByText(said, { exact: true })).toBeVisible();
  await expect.element(third.getByText("Current")).toBeVisible();
  expect(dialog.getByText("Current").elements()).toHaveLength(1);
  await expect.element(entry("V2").getByText("From V1")).toBeVisible();
  expect(dialog.getByText(/^From V/).elements()).toHaveLength(1);
  await expect.element(entry("V1").getByText(/^[A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("[S2.2.2-10] with no versions the popover says so, and a first one can be saved with a comment", async () => {
  const { server, button, dialog, screen } = await openReport({ versions: [], concept: { version: undefined } });
  await expect.element(button).toHaveTextContent("Versions: Versions");
  await button.click();
  await expect.element(dialog.getByText("No versions available", { exact: true })).toBeVisible();
  server.on(`POST ${base}/save`, { body: versionWith(1, { isCurrent: true }) });
  await dialog.getByLabelText("Comment").fill("For the board");
  await dialog.getByRole("button", { name: "Save version" }).click();
  await expect.element(screen.getByText("Saved as V1.")).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/save`)).toEqual([{ comment: "For the board", affectedSections: [] }]);
});

test("[S2.2.2-11] [S2.2.2-12] [S2.4-22] [S2.4-23] arrows and Enter preview a version; its banner reverts, with a message, and all is read again", async () => {
  const { server, button, dialog, screen } = await openReport();
  server.on(`POST ${base}/revert`, () => {
    shownAs(server, { isHistoricalVersion: true, title: "The old title", version: knownAs(oldest) });
    return { body: conceptWith({ isHistoricalVersion: true }) };
  });
  await button.click();
  await expect.element(dialog.getByRole("heading", { name: "V1", exact: true })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}");
  await expect.element(dialog.getByRole("button", { name: "View V1" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const banner = screen.getByRole("region", { name: "Historical version" });
  await expect
    .element(banner.getByText("You are viewing a historical version of this concept", { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "The old title" })).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/revert`)).toEqual([{ versionId: oldest.uuid }]);
  await expect.element(banner.getByRole("button", { name: "Cancel" })).toBeVisible();
  const reads = server.bodiesOf("GET /api/v2/concept/C-0003/overview").length;
  server.on(`POST ${base}/commit`, () => {
    shownAs(server, { title: "The old title" });
    return { body: versionWith(4, { isCurrent: true, fromVersionNumber: 1 }) };
  });
  await banner.getByRole("button", { name: "Revert" }).click();
  await expect.element(screen.getByText("Concept version revert committed successfully")).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(() => server.bodiesOf("GET /api/v2/concept/C-0003/overview").length).toBeGreaterThan(reads);
});

test("[S2.4-22] [S2.4-23] the banner's Cancel shows what stands again", async () => {
  const { server, screen } = await openReport({ concept: { isHistoricalVersion: true, title: "The old title" } });
  const banner = screen.getByRole("region", { name: "Historical version" });
  await expect.element(screen.getByRole("heading", { level: 1, name: "The old title" })).toBeVisible();
  server.on(`POST ${base}/cancel`, () => {
    shownAs(server, { title: "Refill depots" });
    return { body: conceptWith() };
  });
  await banner.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("heading", { level: 1 }).getByText("Refill depots")).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});

test("[S2.8-14] [S2.8-15] [S2.8-16] what fails says so, and why where the server knows", async () => {
  const refused = { status: 500, body: { code: "unexpected", detail: "Unexpected error occurred." } };
  const { server, button, dialog, screen } = await openReport();
  server.on(`POST ${base}/revert`, refused);
  await button.click();
  await dialog.getByRole("button", { name: "View V2" }).click();
  await expect.element(screen.getByText("Failed to view historical version", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  shownAs(server, { isHistoricalVersion: true });
  server.on(`POST ${base}/revert`, { body: conceptWith({ isHistoricalVersion: true }) });
  await button.click();
  await dialog.getByRole("button", { name: "View V2" }).click();
  const banner = screen.getByRole("region", { name: "Historical version" });
  server.on(`POST ${base}/commit`, {
    status: 409,
    body: { code: "conflict", detail: "This report is being written right now." },
  });
  server.on(`POST ${base}/cancel`, refused);
  await banner.getByRole("button", { name: "Revert" }).click();
  await expect.element(screen.getByText("Failed to commit concept version revert", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("This report is being written right now.")).toBeVisible();
  await banner.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByText("Failed to cancel concept version revert", { exact: true })).toBeVisible();
  await expect.element(banner).toBeVisible();
});

const pages = ["", "/market-scan", "/financial-projection", "/customer-profile", "/assumptions", "/settings"];

test.for(pages)("[S2.2.2-13] [S2.2.2-14] an earlier version is read-only on concept%s", async (at) => {
  const { screen, container } = await readOnly(at);
  await expect.element(screen.getByRole("combobox", { name: "Status" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Edit title" }).elements()).toEqual([]);
  const changes = /^(edit|add|remove|delete|change|write|generate|retry|move|reset|upgrade|begin|make it)\b/i;
  const offered = [
    ...container.querySelectorAll("button:not(:disabled), [role=button], input:not(:disabled), textarea"),
  ]
    .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "")
    .filter((name) => changes.test(name.trim()));
  expect(offered).toEqual([]);
});

async function readOnly(at: string) {
  const { screen } = await openReport({ concept: { isHistoricalVersion: true }, path: `/concept/C-0003${at}` });
  await expect.element(screen.getByText("You are viewing a historical version of this concept")).toBeVisible();
  await expect.poll(() => document.querySelectorAll("[aria-label=Loading]").length).toBe(0);
  return { screen, container: screen.container };
}

test("[S2.1-06] a person keeps and reverts versions without debug mode", async () => {
  const { button, dialog } = await openReport({ more: { isChangedSince: true } });
  await button.click();
  await expect.element(dialog.getByRole("button", { name: "Save version" })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "View V2" })).toBeInTheDocument();
});

test("a version that somebody saves is in the header at once; another window's preview is followed", async () => {
  const lines = stubSockets();
  const { server, button, screen } = await openReport();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0]?.open();
  const conceptUuid = conceptWith().uuid;
  const tell = (type: string, data: object) =>
    line?.message({ id: crypto.randomUUID(), type, account_uuid: accountWith().uuid, data });
  tell("concept.versions.changed.account", {
    conceptUuid,
    versionUuid: ada.uuid,
    versionNumber: 4,
    createdAt: Math.floor(Date.now() / 1000),
  });
  await expect.element(button).toHaveTextContent("Versions: V4 · Just now");
  shownAs(server, { isHistoricalVersion: true });
  tell("concept.version.viewed.user", { conceptUuid, versionUuid: oldest.uuid });
  await expect.element(screen.getByRole("region", { name: "Historical version" })).toBeVisible();
});

test("[S2.7-21] who leaves a report after changing it by hand has it saved as a version; who only read it has not", async () => {
  const lines = stubSockets();
  const { server, router } = await openReport();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  server.on(`POST ${base}/save`, { body: newest });
  const saved = () => server.bodiesOf(`POST ${base}/save`);
  await router.navigate({ to: "/challenge" });
  await router.navigate({ to: "/concept/$id", params: { id: "C-0003" } });
  expect(saved()).toEqual([]);
  const { uuid, firstName, lastName } = userWith();
  lines[0]?.open().message({
    id: crypto.randomUUID(),
    type: "concept.report.changed.account",
    account_uuid: accountWith().uuid,
    data: {
      conceptUuid: conceptWith().uuid,
      section: "overview",
      revision: 2,
      items: [],
      by: { uuid, firstName, lastName },
    },
  });
  await router.navigate({ to: "/challenge" });
  await expect.poll(saved).toEqual([{ affectedSections: [], why: "left" }]);
});

test("two versions are compared: words struck and underlined, numbers with their difference; a thing is brought back", async () => {
  const { server, button, dialog, screen } = await openReport();
  const finding = "00000000-0000-4000-8000-0000000000aa";
  server.on(`GET ${base}/compare/${three[1]?.uuid}`, {
    body: {
      before: three[1],
      after: null,
      parts: [
        {
          part: "trends",
          change: "changed",
          things: [
            {
              item: finding,
              change: "changed",
              name: "Quiet motors",
              isMoved: false,
              fields: [
                { field: "text", label: "Text", before: "They cost much", after: "They cost little", difference: null },
                { field: "score", label: "Score", before: 4000, after: 3700, difference: -300 },
              ],
            },
          ],
        },
      ],
    },
  });
  server.on(`POST ${base}/bring-back`, { body: versionWith(4, { isCurrent: true, fromVersionNumber: 2 }) });
  await button.click();
  await dialog.getByRole("button", { name: "Compare V2" }).click();
  const comparison = screen.getByRole("dialog", { name: "Compare versions" });
  const pieces = (of: "del" | "ins") =>
    [...comparison.element().querySelectorAll(of)].map(({ textContent }) => textContent?.trim());
  await expect.poll(() => pieces("del")).toEqual(["much", "4,000"]);
  expect(pieces("ins")).toEqual(["little", "3,700"]);
  expect(await violations()).toEqual([]);
  await expect.element(comparison.getByText("(-300)")).toBeVisible();
  await comparison.getByRole("button", { name: "Bring back “Quiet motors”" }).click();
  await expect.element(screen.getByText("Brought back from V2, as V4.")).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/bring-back`)).toEqual([
    { versionId: three[1]?.uuid, section: "trends", item: finding },
  ]);
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});
