import type { EditingLock } from "@seedbed/contract/ai-editing/schemas";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptUuid } from "../testing/edits.fixture.ts";
import { openReport, refine, refineButton, windowOf } from "../testing/open-refine.fixture.ts";

const noor = { uuid: "22222222-2222-4222-8222-222222222229", firstName: "Noor", lastName: "Haddad" };
const lock: EditingLock = {
  ...{ by: noor, isMine: false, since: "2026-11-26T00:00:00.000Z", until: "2026-11-26T00:00:30.000Z" },
};
const started = { conceptUuid, userUuid: noor.uuid, userFirstName: "Noor", userLastName: "Haddad" };
const finished = { conceptUuid, userUuid: noor.uuid, applied: true };
const dialog = () => page.getByRole("dialog", { name: "Locked" });
const sentence = "Noor Haddad is editing this concept with AI. It is locked until the update is done.";

test("[S2.2.2-15] [S2.2.2-16] [S2.2.2-17] [S2.6-02] [S2.7-90] [S3.7-69] while somebody else edits the concept with AI a dialog blocks the report, whose only way leads to the concept bank", async () => {
  const { tell, serverHas, address } = await openReport();
  await expect.element(refineButton()).toBeVisible();
  serverHas({ lock });
  tell("ai.editing.started", started);
  await expect.element(dialog().getByText(sentence)).toBeVisible();
  expect(dialog().getByRole("button").elements()).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialog().getByText(sentence)).toBeVisible();
  expect(document.getElementById("content")?.inert).toBe(true);
  await dialog().getByRole("button", { name: "Go to Concept Bank" }).click();
  await expect.poll(address).toMatch(/^\/concept(\?|$)/);
});

test("the dialog is there when a locked report is opened, and goes by itself when the lock ends", async () => {
  const { tell, serverHas } = await openReport({ editing: { lock } });
  await expect.element(dialog().getByText(sentence)).toBeVisible();
  serverHas({ lock: null });
  tell("ai.editing.finished", finished);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.getElementById("content")?.inert).toBe(false);
});

test("a lock that ended with nobody to tell of it goes by itself within seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { serverHas } = await openReport({ editing: { lock } });
  await expect.element(dialog().getByText(sentence)).toBeVisible();
  serverHas({ lock: null });
  vi.advanceTimersByTime(10_000);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("whoever edits without a name is somebody", async () => {
  await openReport({ editing: { lock: { ...lock, by: { ...noor, firstName: "", lastName: "" } } } });
  await expect.element(dialog().getByText(/^Somebody is editing this concept with AI\./)).toBeVisible();
});

test("on a phone the dialog stands over the panel, too, and its button has the focus", async () => {
  await windowOf(390, 844);
  const { tell, serverHas, address } = await openReport();
  await refine();
  serverHas({ lock });
  tell("ai.editing.started", started);
  const way = dialog().getByRole("button", { name: "Go to Concept Bank" });
  await expect.element(way).toHaveFocus();
  await way.click();
  await expect.poll(address).toMatch(/^\/concept(\?|$)/);
});

test("one's own lock blocks nothing", async () => {
  await openReport({ editing: { lock: { ...lock, isMine: true } } });
  await refineButton().click();
  await expect.element(page.getByLabelText("AI editing", { exact: true })).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("what somebody was typing when the lock came is kept, and offered again afterwards", async () => {
  const { server, tell, serverHas } = await openReport();
  const changes = "POST /api/v2/concept/C-0003/report/overview/changes";
  server.on(changes, { status: 423, body: { detail: sentence, code: "locked" } });
  await page.getByRole("button", { name: "Edit Value Proposition" }).click();
  const field = page.getByRole("textbox", { name: "Value Proposition" });
  await field.fill("A quarter cheaper, in every building.");
  serverHas({ lock });
  tell("ai.editing.started", started);
  await expect.element(dialog().getByText(sentence)).toBeVisible();
  serverHas({ lock: null });
  tell("ai.editing.finished", finished);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("A quarter cheaper, in every building.");
  server.on(changes, { body: { revision: 9 } });
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Updated successfully")).toBeVisible();
});
