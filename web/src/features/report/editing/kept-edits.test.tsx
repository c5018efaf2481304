import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { closeTab, otherTab } from "#testing/other-tab.ts";
import { openSection } from "./testing/open-section.fixture.tsx";

const summary = "Rules push owners to count packaging, and hybrid work has made small orders dear.";
const notSent = "You wrote this on this device and it was not sent.";
const isKept = () => Object.keys(localStorage).some((name) => name.includes(".report."));

/** A report in which a text was begun and never sent. */
async function begunBefore() {
  const first = await openSection();
  await first.edit("Summary").click();
  await userEvent.keyboard(" One");
  await expect.poll(isKept).toBe(true);
  const kept = Object.entries(localStorage).filter(([name]) => name.includes(".report."));
  // A tab that crashes neither saves nor gives back.
  await userEvent.keyboard("{Escape}");
  await first.screen.unmount();
  for (const [name, text] of kept) localStorage.setItem(name, text);
  closeTab();
}

test("a text that was begun is open in a new tab with its words, without taking the focus, and gone once it is saved", async () => {
  await begunBefore();
  const { screen, field, sent } = await openSection();
  await expect.element(field("Summary")).toHaveValue(`${summary} One`);
  await expect.element(screen.getByText(notSent)).toBeVisible();
  await expect.element(field("Summary")).not.toHaveFocus();
  await field("Summary").click();
  await userEvent.keyboard("{Control>}{End}{/Control} more{Control>}{Enter}{/Control}");
  await expect.poll(sent).toMatchObject([{ value: `${summary} One more`, seen: summary }]);
  await expect.poll(isKept).toBe(false);
});

test("what is found is let go of when the person says so", async () => {
  await begunBefore();
  const { screen, field } = await openSection();
  await expect.element(field("Summary")).toHaveValue(`${summary} One`);
  await screen.getByRole("button", { name: "Discard" }).click();
  await expect.element(field("Summary")).not.toBeInTheDocument();
  expect(isKept()).toBe(false);
});

test("what is given back is kept nowhere", async () => {
  const { edit, field } = await openSection();
  await edit("Summary").click();
  await userEvent.keyboard(" One");
  await expect.poll(isKept).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(field("Summary")).not.toBeInTheDocument();
  expect(isKept()).toBe(false);
});

test("what another tab writes into the same field is told, and shown when the person asks for it", async () => {
  const { screen, edit, field } = await openSection();
  await edit("Summary").click();
  await userEvent.keyboard(" One");
  await expect.poll(isKept).toBe(true);
  otherTab().writes("marketScan - trendsAndDriversDescription", (value) => ({ ...(value as object), value: "Two" }));
  await expect.element(screen.getByText("Another tab has a newer text.")).toBeVisible();
  await expect.element(field("Summary")).toHaveValue(`${summary} One`);
});

test("a list that is being changed is kept, until it is given back", async () => {
  const { screen, edit } = await openSection();
  await edit("Sources").first().click();
  await screen.getByRole("button", { name: "Take law away" }).click();
  await expect.poll(isKept).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Save Sources" })).not.toBeInTheDocument();
  expect(isKept()).toBe(false);
});
