import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./company-screen.tsx";

const change = "PUT /api/v1/account";

async function openCompany(current = currentUserWith()) {
  const server = serverKnowing(current);
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/settings/company")) };
}

test("an admin changes name, domain and goal", async () => {
  const { screen, server } = await openCompany();
  await screen.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Company Name" }).fill(" Southwind Mills ");
  await screen.getByRole("textbox", { name: "Company URL" }).fill("https://southwind.example");
  server.on(change, { body: accountWith({ name: "Southwind Mills", domain: "southwind.example" }) });
  server.lacks("GET /api/v1/company-logo/southwind.example");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Company updated successfully")).toBeVisible();
  await expect.element(screen.getByRole("definition").getByText("Southwind Mills")).toBeVisible();
  expect(session.current()?.account?.domain).toBe("southwind.example");
  expect(server.bodiesOf(change)).toEqual([
    { name: "Southwind Mills", domain: "southwind.example", goal: accountWith().goal },
  ]);
});

test("an emptied field and a domain that is none are refused at the field", async () => {
  const { screen, server } = await openCompany();
  await screen.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Company Name" }).fill(" ");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Fields cannot be empty.")).toBeVisible();
  expect(server.bodiesOf(change)).toEqual([]);
  await screen.getByRole("textbox", { name: "Company Name" }).fill("Mill");
  await screen.getByRole("textbox", { name: "Company URL" }).fill("no domain");
  server.on(change, { status: 422, body: { detail: "x", form: { domain: "Enter a valid domain name." } } });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .element(screen.getByRole("textbox", { name: "Company URL" }))
    .toHaveAccessibleDescription("Enter a valid domain name.");
  server.on(change, { status: 403, body: { detail: "Admin access required" } });
  await screen.getByRole("textbox", { name: "Company URL" }).fill("mill.example");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Admin access required")).toBeVisible();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("definition").getByText("Northwind Mills")).toBeVisible();
});

test("members see the company and cannot edit it", async () => {
  const { screen } = await openCompany(currentUserWith({ role: "member" }));
  await expect.element(screen.getByText("Two revenue lines outside of flour")).toBeVisible();
  expect(screen.getByRole("button", { name: "Edit", exact: true }).elements()).toEqual([]);
});
