import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { closeTab } from "#testing/other-tab.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../../../transport/session.ts";

const change = "PATCH /api/v1/concept/C-0003/";
const isKept = () => Object.keys(localStorage).some((name) => name.includes(".concept."));

async function openReport() {
  const server = serverWithReport(conceptWith({ title: "Refill depots" }));
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003");
  const opener = screen.getByRole("button", { name: "Edit title: Refill depots" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { server, screen, opener, field: screen.getByRole("textbox", { name: "title" }) };
}

/** A tab in which a title was begun, which then crashed: it neither saved nor gave back. */
async function begunBefore() {
  const { screen, opener, field } = await openReport();
  await opener.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(" of the river");
  await expect.poll(isKept).toBe(true);
  const kept = Object.entries(localStorage).filter(([name]) => name.includes(".concept."));
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  expect(isKept()).toBe(false);
  await screen.unmount();
  for (const [name, text] of kept) localStorage.setItem(name, text);
  closeTab();
}

test("a title that was begun stands in its field with the first touch of a new tab, without taking the focus, until it is saved", async () => {
  await begunBefore();
  const { server, screen, field } = await openReport();
  server.on(change, { body: conceptWith({ title: "Refill depots of the river" }) });
  dispatchEvent(new Event("pointermove"));
  await expect.element(field).toHaveValue("Refill depots of the river");
  await expect.element(screen.getByText("You wrote this on this device and it was not sent.")).toBeVisible();
  await expect.element(field).not.toHaveFocus();
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { level: 1, name: /Refill depots of the river/ })).toBeVisible();
  expect(server.bodiesOf(change)).toEqual([{ title: "Refill depots of the river" }]);
  await expect.poll(isKept).toBe(false);
});

test("a title that is found is let go of when the person says so", async () => {
  await begunBefore();
  const { screen, opener, field } = await openReport();
  dispatchEvent(new Event("pointermove"));
  await expect.element(field).toBeVisible();
  await screen.getByRole("button", { name: "Discard" }).click();
  await expect.element(opener).toBeVisible();
  expect(isKept()).toBe(false);
});

test("a title saved while the line is down is saved by itself when it is back, and no failure is said", async () => {
  const { server, screen, opener, field } = await openReport();
  let isDown = true;
  server.on(change, () => {
    if (isDown) throw new TypeError("Failed to fetch");
    return { body: conceptWith({ title: "Refill quays" }) };
  });
  await opener.click();
  await field.fill("Refill quays");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => server.bodiesOf(change).length).toBe(1);
  await expect.element(field).toHaveValue("Refill quays");
  isDown = false;
  await expect.element(screen.getByRole("heading", { level: 1, name: /Refill quays/ })).toBeVisible();
  expect(screen.getByText(/cannot be reached/).elements()).toEqual([]);
  await expect.poll(isKept).toBe(false);
});

test("a title that the server refuses is sent once, and stays as it was written", async () => {
  const { server, screen, opener, field } = await openReport();
  server.on(change, { status: 422, body: { detail: "Write a shorter title." } });
  await opener.click();
  await field.fill("Refill quays");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Write a shorter title.")).toBeVisible();
  await expect.element(field).toHaveValue("Refill quays");
  expect(server.bodiesOf(change)).toHaveLength(1);
});
