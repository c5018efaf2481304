import { featureForms, newestFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { formWords } from "../../../shell/report-forms/form-words.ts";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./company-screen.tsx";

const read = "GET /api/v1/account/report-forms";
const choose = "PUT /api/v1/account/report-forms";

async function openForms(user: Parameters<typeof currentUserWith>[0] = {}) {
  const server = serverKnowing(currentUserWith(user));
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/company");
  const selectOf = (label: string) => screen.getByRole("combobox", { name: label });
  await expect.element(screen.getByRole("heading", { name: "Report forms" })).toBeVisible();
  return { screen, server, selectOf };
}

test("[S1.3-28] an admin sees the forms of new concepts, each with its versions and a sentence about the chosen one", async () => {
  const { selectOf } = await openForms();
  for (const [feature, { label, forms }] of Object.entries(formWords)) {
    const known = featureForms[feature as keyof typeof featureForms];
    const chosen = newestFeatureVersions[feature as keyof typeof featureForms];
    const select = selectOf(label);
    await expect.element(select).toHaveValue(chosen);
    await expect.element(select).toHaveAccessibleDescription((forms as Record<string, string>)[chosen] ?? "");
    expect([...select.element().querySelectorAll("option")].map(({ value }) => value)).toEqual([...known]);
  }
});

test("[S1.3-28] a choice is sent with the others, shown at once and said", async () => {
  const { screen, server, selectOf } = await openForms();
  const answered = Promise.withResolvers<void>();
  const chosen = { ...newestFeatureVersions, conceptOverview: "v1" };
  server.on(choose, { body: chosen, after: answered.promise });
  await selectOf("Overview").selectOptions("Version 1");
  await expect.element(screen.getByText(/^The classic page/)).toBeVisible();
  answered.resolve();
  await expect.element(screen.getByText("Report forms updated successfully")).toBeVisible();
  expect(server.bodiesOf(choose)).toEqual([chosen]);
  await expect.element(selectOf("Overview")).toHaveValue("v1");
});

test("two choices in a row are both kept", async () => {
  const { server, selectOf } = await openForms();
  const answered = Promise.withResolvers<void>();
  server.on(choose, ({ body }) => ({ body, after: answered.promise }));
  await selectOf("Overview").selectOptions("Version 1");
  await selectOf("Assumptions").selectOptions("Version 2");
  answered.resolve();
  const both = { ...newestFeatureVersions, conceptOverview: "v1", assumptions: "v2" };
  await expect.poll(() => server.bodiesOf(choose).at(-1)).toEqual(both);
  await expect.element(selectOf("Overview")).toHaveValue("v1");
  await expect.element(selectOf("Assumptions")).toHaveValue("v2");
});

test("a choice that fails is said and taken back", async () => {
  const { screen, server, selectOf } = await openForms();
  server.on(choose, { status: 403, body: { detail: "Admin access required" } });
  await selectOf("Market scan").selectOptions("Version 2");
  await expect.element(screen.getByText("Admin access required")).toBeVisible();
  await expect.element(selectOf("Market scan")).toHaveValue("v3");
});

test("members see the forms, and why they cannot change them", async () => {
  const { screen, selectOf } = await openForms({ role: "member" });
  for (const { label } of Object.values(formWords)) await expect.element(selectOf(label)).toBeDisabled();
  await expect
    .element(screen.getByRole("group", { name: "Report forms" }))
    .toHaveAccessibleDescription("Only admins can change them.");
  await expect.element(screen.getByText("Only admins can change them.")).toBeVisible();
});

test("forms that cannot be loaded are asked for again", async () => {
  const server = serverKnowing();
  server.on(read, { status: 500, body: { detail: "The database sleeps." } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/company");
  await expect.element(screen.getByText("The report forms could not be loaded")).toBeVisible();
  server.on(read, { body: newestFeatureVersions });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Market scan" })).toHaveValue("v3");
});

test.for(["light", "dark"])("the forms are accessible and reached by keyboard (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const { server, selectOf } = await openForms();
  server.on(choose, ({ body }) => ({ body }));
  await expect.element(selectOf("Overview")).toBeVisible();
  expect(await violations()).toEqual([]);
  (selectOf("Overview").element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(selectOf("Market scan")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => server.bodiesOf(choose)).toEqual([{ ...newestFeatureVersions, marketScan: "v2" }]);
  await expect.element(selectOf("Market scan")).toHaveFocus();
});
