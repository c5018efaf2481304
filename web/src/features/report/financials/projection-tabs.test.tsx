import { expect, test } from "vitest";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { parts, savings } from "#testing/whole-report.ts";
import { depots, openProjection } from "./testing/open-projection.fixture.ts";

const summaries = {
  financialMarketSizeRevenue: "A market of a billion.",
  financialMarketSizeSavings: "A tenth less cost.",
  financialBusinessModel: "Paid by the floor, every month.",
  ...{ marketScanTrendsDrivers: "", marketScanEcosystem: "", customerProfiles: "", keyAssumptions: "" },
  origin: "model",
};
const withSummaries = {
  prepare: (server: { on(key: string, reply: { body: object }): void }) =>
    server.on(parts.summaries, { body: summaries }),
};
const version1 = { featureVersions: { ...conceptWith().featureVersions, financialProjection: "v1" as const } };

test("[S2.2.1-04] [S2.2.6-01] [S2.2.6-09] [S2.2.6-10] [S2.2.6-11] the tabs of a revenue, each below what it comes to", async () => {
  const { screen, address } = await openProjection("", withSummaries);
  const tabs = screen.getByRole("navigation", { name: "Financial projection" }).getByRole("link");
  await expect.element(tabs).toHaveLength(3);
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    "Business Model",
    "Market Sizing",
    "Projections",
  ]);
  await expect.element(screen.getByText("Paid by the floor, every month.")).toBeVisible();
  await screen.getByRole("link", { name: "Market Sizing" }).click();
  await expect.element(screen.getByText("A market of a billion.")).toBeVisible();
  await expect.element(screen.getByText("Paid by the floor, every month.")).not.toBeInTheDocument();
  expect(address()).toContain("tab=market-sizing");
  await screen.getByRole("link", { name: "Projections" }).click();
  await expect.element(screen.getByText("A market of a billion.")).toBeVisible();
});

test("[S2.2.6-13] [S2.2.6-14] [S2.2.6-15] the tabs of savings, below a summary that all of them have", async () => {
  const { screen } = await openProjection("", { ...withSummaries, projection: savings });
  const tabs = screen.getByRole("navigation", { name: "Financial projection" });
  await expect.element(tabs.getByRole("link")).toHaveLength(3);
  const names = tabs
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Savings Method", "Impact Sizing", "Projections"]);
  const summary = screen.getByText("A tenth less cost.");
  await expect.element(summary).toBeVisible();
  expect(summary.element().compareDocumentPosition(tabs.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const name of ["Impact Sizing", "Projections"]) {
    await screen.getByRole("link", { name }).click();
    await expect.element(summary).toBeVisible();
  }
});

test("[S2.2.6-08] [S2.2.6-12] what a projection holds says how it is shown, whatever it calls itself", async () => {
  const { screen } = await openProjection("", { projection: { ...savings, layout: "revenue" } });
  await expect.element(screen.getByRole("link", { name: "Savings Method" })).toBeVisible();
});

test("[S2.2.6-16] a projection that holds neither says so", async () => {
  const nothing = {
    ...{ businessModel: null, pricing: null, pricingModel: null, marketSizings: [] },
    ...{ distributionChannels: [], costDrivers: [] },
  };
  const { screen } = await openProjection("", { projection: depots(nothing) });
  await expect.element(screen.getByText("No projections found")).toBeVisible();
});

test("[S2.2.6-17] without any projection the page says so", async () => {
  const { screen } = await openProjection("", { prepare: (server) => server.lacks(parts.projection) });
  await expect.element(screen.getByText("No financial projection found for this concept.")).toBeVisible();
});

test("[S2.8-08] a projection that could not be written says so", async () => {
  const { screen } = await openProjection("", {
    concept: { reportStatusBySection: sectionsIn("complete", { financialProjection: "error" }) },
    prepare: (server) => server.lacks(parts.projection),
  });
  await expect.element(screen.getByText("Financial projection generation failed. Please try again.")).toBeVisible();
});

test("[S2.2.6-01] the first version, which is also the usual one, shows no tabs", async () => {
  const { screen } = await openProjection("", { concept: version1 });
  await expect.element(screen.getByRole("heading", { name: "Financial Model" })).toBeVisible();
  await expect.element(screen.getByRole("navigation", { name: "Financial projection" })).not.toBeInTheDocument();
});

test("[S2.1-08] a projection says how it earns, how large that gets from numbers that can be changed, and shows a preview", async () => {
  const { screen } = await openProjection("", { projection: depots() });
  for (const name of ["Business model and price", "Distribution channels", "Cost drivers"])
    await expect.element(screen.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Pricing", exact: true })).toBeVisible();
  await screen.getByRole("link", { name: "Market Sizing" }).click();
  for (const [way, title] of [
    ["Top Down", "Consumables spend"],
    ["Bottom Up", "Paid a month"],
  ] as const) {
    await screen.getByRole("tab", { name: way }).click();
    await expect.element(screen.getByRole("spinbutton", { name: `Value of “${title}”` })).toBeEnabled();
  }
  await screen.getByRole("link", { name: "Projections" }).click();
  await expect.element(screen.getByText("Preview with example figures, not those of this concept")).toBeVisible();
});
