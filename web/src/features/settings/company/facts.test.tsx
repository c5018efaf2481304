import { expect, test } from "vitest";
import { nothingSaid, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./company-screen.tsx";

const read = "GET /api/v1/account/facts";
const change = "PUT /api/v1/account/facts";
const told = { currency: "CHF", region: "Basel", size: "10-49", reportLanguage: "de" };

async function openFacts(facts: object = nothingSaid, current = currentUserWith()) {
  const server = serverKnowing(current);
  server.on(read, { body: facts });
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/settings/company")) };
}

test("an admin looks up a currency, says the rest, and sees it all in words", async () => {
  const { screen, server } = await openFacts();
  await expect.element(screen.getByRole("definition").getByText("That of the idea")).toBeVisible();
  await screen.getByRole("button", { name: "Edit facts" }).click();
  await screen.getByRole("combobox", { name: "Currency" }).fill("swiss fr");
  await screen.getByRole("option", { name: "CHF, Swiss Franc" }).click();
  await screen.getByRole("textbox", { name: "Region" }).fill(" Basel ");
  await screen.getByRole("combobox", { name: "Employees" }).selectOptions("10 to 49");
  await screen.getByRole("combobox", { name: "Language of reports" }).selectOptions("German");
  server.on(change, { body: told });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Facts updated successfully")).toBeVisible();
  expect(server.bodiesOf(change)).toEqual([told]);
  for (const words of ["CHF, Swiss Franc", "Basel", "10 to 49", "German"])
    await expect.element(screen.getByRole("definition").getByText(words, { exact: true })).toBeVisible();
});

test("what was said can be taken back, part by part", async () => {
  const { screen, server } = await openFacts(told);
  await screen.getByRole("button", { name: "Edit facts" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Currency" })).toHaveValue("CHF, Swiss Franc");
  await screen.getByRole("combobox", { name: "Currency" }).fill("not given");
  await screen.getByRole("listbox", { name: "Currency" }).getByRole("option", { name: "Not given" }).click();
  await screen.getByRole("textbox", { name: "Region" }).fill("");
  await screen.getByRole("combobox", { name: "Employees" }).selectOptions("Not given");
  await screen.getByRole("combobox", { name: "Language of reports" }).selectOptions("That of the idea");
  server.on(change, { body: nothingSaid });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("button", { name: "Edit facts" })).toBeVisible();
  expect(server.bodiesOf(change)).toEqual([nothingSaid]);
});

test("a change that fails says so and keeps what was typed; it can be left", async () => {
  const { screen, server } = await openFacts(told);
  await screen.getByRole("button", { name: "Edit facts" }).click();
  await screen.getByRole("textbox", { name: "Region" }).fill("Tyrol");
  server.on(change, { status: 403, body: { detail: "Admin access required" } });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Admin access required")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Region" })).toHaveValue("Tyrol");
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("definition").getByText("Basel")).toBeVisible();
});

test("facts that cannot be loaded are asked for again", async () => {
  const server = serverKnowing();
  server.on(read, { status: 500, body: { detail: "The database sleeps." } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/company");
  await expect.element(screen.getByText("The facts could not be loaded")).toBeVisible();
  server.on(read, { body: told });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("CHF, Swiss Franc")).toBeVisible();
});

test("members see the facts and cannot edit them", async () => {
  const { screen } = await openFacts(told, currentUserWith({ role: "member" }));
  await expect.element(screen.getByText("CHF, Swiss Franc")).toBeVisible();
  expect(screen.getByRole("button", { name: "Edit facts" }).elements()).toEqual([]);
});

test("the facts being edited are accessible, the list of currencies too", async () => {
  const { screen } = await openFacts(told);
  await screen.getByRole("button", { name: "Edit facts" }).click();
  await screen.getByRole("combobox", { name: "Currency" }).fill("franc");
  await expect.element(screen.getByRole("option", { name: "CHF, Swiss Franc" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("the nucleus shows what AI tasks know beside name, domain and goal, and nothing that was not said", async () => {
  const server = serverKnowing();
  server.on(read, { body: { ...nothingSaid, currency: "CHF" } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/nucleus");
  await expect.element(screen.getByRole("definition").getByText("CHF, Swiss Franc")).toBeVisible();
  await expect.element(screen.getByText("Employees")).not.toBeInTheDocument();
});
