import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { savings } from "#testing/whole-report.ts";
import { depots, openProjection } from "../testing/open-projection.fixture.ts";

const nothingOfRevenue = {
  ...{ layout: "savings" as const, businessModel: null, pricing: null, pricingModel: null },
  ...{ distributionChannels: [], costDrivers: [], marketSizings: [] },
};

test("a business model and a price that are missing are begun on the page", async () => {
  const { screen, sent } = await openProjection("", {
    projection: depots({ businessModel: null, pricing: null, pricingModel: null }),
  });
  await screen.getByRole("combobox", { name: "How it earns" }).selectOptions("Leasing");
  await screen.getByRole("combobox", { name: "What the price is for" }).selectOptions("month");
  await expect.poll(sent).toEqual([
    { kind: "set", item: null, field: "businessModel.subtype", value: "Leasing", seen: null },
    { kind: "set", item: null, field: "pricing.unit", value: "month", seen: null },
  ]);
});

test("a pricing model that is missing is begun beside the price", async () => {
  const { screen, button, field, sent } = await openProjection("", { projection: depots({ pricingModel: null }) });
  await expect.element(screen.getByText("Add a pricing model")).toBeVisible();
  await button("Edit Pricing model").click();
  await field("Pricing model").fill("By the floor");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("By the floor")).toBeVisible();
  await expect
    .poll(sent)
    .toEqual([{ kind: "set", item: null, field: "pricingModel", value: "By the floor", seen: "" }]);
});

test("a method and a saving that are missing are begun on the page", async () => {
  const projection = depots({ ...savings, ...nothingOfRevenue, savingMethod: null, savingsModel: null });
  const { screen, sent } = await openProjection("?tab=savings-method", { projection });
  await screen.getByRole("combobox", { name: "How it saves" }).selectOptions("Process Automation");
  await screen.getByRole("combobox", { name: "What the saving is for" }).selectOptions("year");
  await expect.poll(sent).toEqual([
    { kind: "set", item: null, field: "savingMethod.type", value: "Process Automation", seen: null },
    { kind: "set", item: null, field: "savingsModel.unit", value: "year", seen: null },
  ]);
});

test("a sizing that is missing is added on the page, and can be filled", async () => {
  const { screen, button, sent } = await openProjection("?tab=market-sizing", {
    projection: depots({ marketSizings: depots().marketSizings.slice(0, 1) }),
  });
  await button("Size the market bottom up, too").click();
  await button("Add").click();
  await screen.getByRole("tab", { name: "Bottom Up" }).click();
  await expect.element(screen.getByText("No assumption is named yet.")).toBeVisible();
  await expect.element(button("Add assumption")).toBeVisible();
  expect(sent()).toMatchObject([{ kind: "add", place: "marketSizings[]", parent: null, item: { type: "bottom_up" } }]);
});

test("savings without a sizing can be sized", async () => {
  const projection = depots({ ...savings, ...nothingOfRevenue, impactSizings: [] });
  const { screen, button, sent } = await openProjection("?tab=impact-sizing", { projection });
  await button("Size the savings").click();
  await screen.getByRole("textbox", { name: "What is saved" }).fill("Rounds");
  await button("Add").click();
  await expect.poll(sent).toMatchObject([{ kind: "add", place: "impactSizings[]", item: { title: "Rounds" } }]);
});
