import { modelIcons } from "@seedbed/rules/financials/model-icons";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { parts } from "#testing/whole-report.ts";
import { revenueIcons } from "../icons/revenue-icons.ts";
import { depots, openProjection } from "../testing/open-projection.fixture.ts";

test("[S2.2.6-18] behind the summary, model and price stand side by side, then channels, then cost drivers", async () => {
  const { screen } = await openProjection("", {
    prepare: (server) =>
      server.on(parts.summaries, { body: { financialBusinessModel: "Paid by the floor.", origin: "model" } }),
  });
  await expect.element(screen.getByText("Paid by the floor.").first()).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Subscription" })).toBeVisible();
  const headings = screen.getByRole("main").getByRole("heading", { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Executive summary",
    "Business model and price",
    "Pricing",
    "Distribution channels",
    "Cost drivers",
  ]);
  const [model, price] = ["Subscription", "Pricing"].map((name) =>
    screen.getByRole("heading", { name }).element().closest("section")?.getBoundingClientRect(),
  );
  expect(model?.top).toBe(price?.top);
  await expect.element(screen.getByText("USD", { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("[S2.2.6-39] each business model that is known shows an icon of its own, and others a dot", async () => {
  const drawn = Object.values(modelIcons).map((name) => revenueIcons[name]);
  expect(drawn).toHaveLength(30);
  expect(new Set(drawn).size).toBe(30);
  expect(drawn).not.toContain(undefined);
  const { screen, button, field } = await openProjection();
  const sign = () =>
    screen
      .getByRole("heading", { name: /^(Subscription|Franchise|Barter)$/ })
      .element()
      .closest("header")
      ?.querySelector("svg");
  await expect.poll(() => sign()?.classList.contains("tabler-icon-repeat")).toBe(true);
  const rename = async (name: string) => {
    await button("Edit Business model").click();
    await field("Business model").fill(name);
    await userEvent.keyboard("{Enter}");
  };
  await rename("Franchise");
  await expect.poll(() => sign()?.classList.contains("tabler-icon-building-community")).toBe(true);
  await rename("Barter");
  await expect.poll(() => sign()?.classList.contains("tabler-icon-point-filled")).toBe(true);
});

test.for([
  ["Overview", "overview", "Offices pay by the floor."],
  ["Description of the business model", "businessModel.description", "Paid by the floor."],
  ["Reasoning behind the price", "pricing.reasoning", "Half a pallet."],
] as const)("[S2.5-09] %s is edited where it stands, up to 2500 characters", async ([label, name, seen]) => {
  const { screen, button, field, sent } = await openProjection();
  await button(`Edit ${label}`).click();
  await field(label).fill("x".repeat(2501));
  await expect.element(screen.getByText("The maximum length is 2500 characters")).toBeVisible();
  await field(label).fill("Said anew.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Said anew.")).toBeVisible();
  await expect.poll(sent).toEqual([{ kind: "set", item: null, field: name, value: "Said anew.", seen }]);
});

test("the price, what it is for, its model and what to consider about it are edited", async () => {
  const { screen, button, field, sent } = await openProjection();
  await button("Edit Price").click();
  await field("Price").fill("4.5");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/^\$4\.50/)).toBeVisible();
  for (const [label, value] of [
    ["Price, per what", "a floor and month"],
    ["Pricing model", "By the floor"],
  ] as const) {
    await button(`Edit ${label}`).click();
    await field(label).fill(value);
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText(value, { exact: true })).toBeVisible();
  }
  await button("Edit Additional considerations").click();
  await field("Consideration").fill("Dearer in the north");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Dearer in the north")).toBeVisible();
  await expect.poll(sent).toMatchObject([
    { field: "pricing.price", value: 4.5, seen: 90 },
    { field: "pricing.unit", value: "a floor and month" },
    { field: "pricingModel", value: "By the floor" },
    { field: "pricing.additionalConsiderations", value: [{ icon: "coins", consideration: "Dearer in the north" }] },
  ]);
});

test("channels and cost drivers are added, changed, moved and removed", async () => {
  const { screen, button, field, act, sent } = await openProjection("", { projection: depots() });
  await button("Edit Rank of “Cleaners”").click();
  await screen.getByRole("button", { name: "Primary", exact: true }).click();
  await act("channel “Cleaners”", "Move up");
  await button("Edit Share of cost of “Vans”").click();
  await field("Share of cost of “Vans”").fill("101");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The largest number is 100")).toBeVisible();
  await field("Share of cost of “Vans”").fill("55");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(screen.getByRole("meter", { name: "Vans, share of cost" }))
    .toHaveAttribute("aria-valuenow", "55");
  await button("Add a cost driver").click();
  await field("Title").fill("Tanks");
  await screen.getByRole("spinbutton", { name: "Share of cost in percent" }).fill("10");
  await button("Add").click();
  await expect.element(screen.getByRole("heading", { name: "Tanks" })).toBeVisible();
  await act("cost driver “Vans”", "Remove");
  await expect.element(screen.getByRole("heading", { name: "Vans" })).not.toBeInTheDocument();
  await expect
    .poll(sent)
    .toMatchObject([
      { kind: "set", field: "channelType", value: "primary" },
      { kind: "move", at: 0 },
      { kind: "set", field: "costPercentageEstimate", value: 55 },
      { kind: "add", place: "costDrivers[]", item: { title: "Tanks", costPercentageEstimate: 10 } },
      { kind: "remove" },
    ]);
});

test("the icon of a cost driver is chosen by its name, with the keyboard, and the one of a consideration in its list", async () => {
  const { screen, button, sent } = await openProjection("", { projection: depots() });
  await button("Edit Icon of “Vans”").click();
  const icons = screen.getByRole("group", { name: "Icon of “Vans”" });
  await expect.element(icons.getByRole("button", { name: "Truck delivery" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  const focused = document.activeElement?.textContent?.trim();
  await userEvent.keyboard("{Enter}");
  await expect.element(icons).not.toBeInTheDocument();
  await button("Edit Additional considerations").click();
  await screen.getByRole("combobox", { name: "Icon" }).selectOptions("Scale");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(sent).toMatchObject([
    { kind: "set", field: "icon", value: focused?.toLowerCase().replaceAll(" ", "-") },
    { field: "pricing.additionalConsiderations", value: [{ icon: "scale", consideration: "Cheaper in the south" }] },
  ]);
  expect(await violations()).toEqual([]);
});

test.for([
  ["month", "per month"],
  ["per seat", "per seat"],
  ["a floor", "a floor"],
] as const)("a price for “%s” is said as %s", async ([unit, said]) => {
  const projection = depots();
  const { screen } = await openProjection("", {
    projection: { ...projection, pricing: projection.pricing && { ...projection.pricing, unit } },
  });
  await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
});
