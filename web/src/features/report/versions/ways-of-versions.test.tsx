import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { base, knownAs, newest, oldest, openReport, shownAs, three, versionWith } from "./open-versions.fixture.ts";

const listed = (numbers: number[]) => ({
  ...{ versions: numbers.map((each) => versionWith(each, { isCurrent: each === numbers[0] })) },
  ...{ version_count: numbers.length, isChangedSince: false, viewed: null },
});

test("a revert is taken back by its Undo, as one more version with what stood before", async () => {
  const { server, screen } = await openReport({ concept: { isHistoricalVersion: true, title: "The old title" } });
  const banner = screen.getByRole("region", { name: "Historical version" });
  server.on(`POST ${base}/commit`, () => {
    shownAs(server, { title: "The old title" });
    return { body: versionWith(4, { isCurrent: true, fromVersionNumber: 1 }) };
  });
  await banner.getByRole("button", { name: "Revert" }).click();
  await expect.element(screen.getByText("Concept version revert committed successfully")).toBeVisible();
  server.on(`GET ${base}`, { body: listed([4, 3, 2]) });
  server.on(`POST ${base}/revert`, { body: conceptWith({ isHistoricalVersion: true }) });
  server.on(`POST ${base}/commit`, () => {
    shownAs(server, { title: "Refill depots, again" });
    return { body: versionWith(5, { isCurrent: true, fromVersionNumber: 3 }) };
  });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Taken back, as V5.")).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/revert`)).toEqual([{ versionId: newest.uuid }]);
  await expect.element(screen.getByRole("heading", { level: 1 }).getByText("Refill depots, again")).toBeVisible();
});

test("what was changed since the newest version is saved under a comment of at most 500 characters, and differs from it", async () => {
  const { server, button, dialog, screen } = await openReport({ more: { isChangedSince: true } });
  await button.click();
  await expect.element(dialog.getByText("Changed since V3")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "View V3" })).toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Compare V3" })).toBeInTheDocument();
  const comment = dialog.getByLabelText("Comment");
  const save = dialog.getByRole("button", { name: "Save version" });
  await comment.fill("a".repeat(501));
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("The maximum length is 500 characters");
  await expect.element(save).toBeDisabled();
  server.on(`POST ${base}/save`, { status: 500, body: { detail: "No room is left." } });
  await comment.fill(`  ${"a".repeat(500)} `);
  await save.click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("No room is left.");
  await expect.element(comment).toHaveValue(`  ${"a".repeat(500)} `);
  const kept = () => Object.keys(localStorage).filter((name) => name.includes(".form.version."));
  await expect.poll(kept).toHaveLength(1);
  server.on(`POST ${base}/save`, { body: versionWith(4, { isCurrent: true }) });
  shownAs(server, { version: knownAs(versionWith(4)) });
  await save.click();
  await expect.element(screen.getByText("Saved as V4.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toMatchTextContent(/V4/);
  expect(kept()).toEqual([]);
  expect(server.bodiesOf(`POST ${base}/save`).at(-1)).toEqual({ comment: "a".repeat(500), affectedSections: [] });
});

test("of a version that stands unchanged there is nothing to view or compare; of one that is viewed nothing to save", async () => {
  const { server, button, dialog } = await openReport();
  await button.click();
  await expect.element(dialog.getByRole("button", { name: "View V2" })).toBeInTheDocument();
  await expect.element(dialog.getByText("3", { exact: true })).toBeVisible();
  for (const name of ["View V3", "Compare V3", "Save version"])
    await expect.element(dialog.getByRole("button", { name })).not.toBeInTheDocument();
  expect(server.bodiesOf(`POST ${base}/save`)).toEqual([]);
});

test("while an earlier version is viewed it is the one that is shown, and what stands can be viewed again", async () => {
  const { button, dialog } = await openReport({
    concept: { isHistoricalVersion: true, version: knownAs(oldest) },
    more: { isChangedSince: true, viewed: oldest.uuid },
  });
  await button.click();
  await expect.element(dialog.getByRole("button", { name: "View V3" })).toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "View V1" })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Save version" })).not.toBeInTheDocument();
});

test("any two versions can be compared; of them nothing is brought back, and that they say the same is said", async () => {
  const { server, button, dialog, screen } = await openReport();
  const parts = [{ part: "trends", change: "removed", things: [] }];
  server.on(`GET ${base}/compare/${oldest.uuid}`, { body: { before: oldest, after: null, parts } });
  server.on(`GET ${base}/compare/${three[1]?.uuid}`, ({ query }) => ({
    body: { before: three[1], after: newest, parts: query.has("after") ? [] : parts },
  }));
  server.on(`POST ${base}/bring-back`, { body: versionWith(3, { isCurrent: true }) });
  await button.click();
  await dialog.getByRole("button", { name: "Compare V1" }).click();
  const comparison = screen.getByRole("dialog", { name: "Compare versions" });
  const back = comparison.getByRole("button", { name: "Bring back the section Trends" });
  await back.click();
  await expect.element(screen.getByText("It says so already.")).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/bring-back`)).toEqual([{ versionId: oldest.uuid, section: "trends" }]);
  server.on(`POST ${base}/bring-back`, { status: 409, body: { detail: "This report is being written right now." } });
  await back.click();
  await expect.element(comparison.getByRole("alert")).toMatchTextContent("This report is being written right now.");
  await userEvent.selectOptions(comparison.getByRole("combobox", { name: "Before" }), three[1]?.uuid ?? "");
  server.on(`POST ${base}/bring-back`, { body: versionWith(4, { isCurrent: true, fromVersionNumber: 2 }) });
  await back.click();
  await expect.element(screen.getByText("Brought back from V2, as V4.")).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/bring-back`).at(-1)).toEqual({ versionId: three[1]?.uuid, section: "trends" });
  await userEvent.selectOptions(comparison.getByRole("combobox", { name: "After" }), newest.uuid);
  await expect.element(comparison.getByText("Both say the same.")).toBeVisible();
  await userEvent.selectOptions(comparison.getByRole("combobox", { name: "Before" }), oldest.uuid);
  await expect.element(comparison.getByText("Not written then.")).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});
