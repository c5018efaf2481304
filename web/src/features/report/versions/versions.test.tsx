import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { violations } from "#testing/violations.ts";
import { base, knownAs, oldest, openReport, shownAs, versionWith } from "./open-versions.fixture.ts";

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
  await expect.element(entry("V2").getByText("Bo Lindqvist, in another installation")).toBeVisible();
  expect(dialog.getByText(/^From V/).elements()).toHaveLength(1);
  await expect.element(entry("V1").getByText(/^[A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("[S2.2.2-10] with no versions the popover says so, and a first one can be saved with a comment", async () => {
  const { server, button, dialog, screen } = await openReport({ versions: [], concept: { version: undefined } });
  await expect.element(button).toHaveTextContent("Versions");
  await button.click();
  await expect.element(dialog.getByText("No versions available", { exact: true })).toBeVisible();
  server.on(`POST ${base}/save`, { body: versionWith(1, { isCurrent: true }) });
  await dialog.getByLabelText("Comment").fill("For the board");
  await dialog.getByRole("button", { name: "Save version" }).click();
  await expect.element(screen.getByText("Saved as V1.")).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/save`)).toEqual([{ comment: "For the board", affectedSections: [] }]);
});

test("[S2.2.2-11] [S2.2.2-12] [S2.8-47] [S2.4-22] [S2.4-23] arrows and Enter preview a version; its banner reverts, with a message, and all is read again", async () => {
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

test("a revert that others have changed since is not taken back by its Undo", async () => {
  const { server, screen } = await openReport({ concept: { isHistoricalVersion: true, title: "The old title" } });
  const banner = screen.getByRole("region", { name: "Historical version" });
  server.on(`POST ${base}/commit`, () => {
    shownAs(server, { title: "The old title" });
    return { body: versionWith(4, { isCurrent: true, fromVersionNumber: 1 }) };
  });
  await banner.getByRole("button", { name: "Revert" }).click();
  await expect.element(screen.getByText("Concept version revert committed successfully")).toBeVisible();
  const versions = [5, 4, 3].map((number) => versionWith(number, { isCurrent: number === 5 }));
  server.on(`GET ${base}`, { body: { versions, version_count: 3, isChangedSince: false, viewed: null } });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Failed to commit concept version revert", { exact: true })).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/revert`)).toEqual([]);
  expect(server.bodiesOf(`POST ${base}/commit`)).toHaveLength(1);
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
  const answered = Promise.withResolvers<void>();
  server.on(`POST ${base}/revert`, { ...refused, after: answered.promise });
  await button.click();
  const view = dialog.getByRole("button", { name: "View V2" });
  await view.dblClick();
  await expect.element(view).toHaveAttribute("aria-disabled", "true");
  for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
  answered.resolve();
  await expect.element(screen.getByText("Failed to view historical version", { exact: true })).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/revert`)).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
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
