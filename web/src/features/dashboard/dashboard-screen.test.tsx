import type { Dashboard } from "@seedbed/contract/dashboard/routes";
import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "./dashboard-screen.tsx";
import "../concepts/bank-screen.tsx";
import "../incubation/incubate-screen.tsx";

type Details = Dashboard["conceptDetails"];

const counts: Details["count"] = {
  new: 4,
  ideating: 1,
  inReview: 0,
  prototyping: 5,
  proofOfConcept: 6,
  minimumViableProduct: 3,
  commercialized: 1,
  archived: 2,
  total: 20,
};

const opportunity: Details["potentialOpportunitySize"] = {
  amount: 1_590_000_000,
  currency: "USD",
  conceptCount: 1,
  leftOutCount: 0,
  concepts: [{ uuid: "33333333-3333-4333-8333-333333333333", title: "Refill depots", amount: 1_590_000_000 }],
};

async function openDashboard(change: Partial<Details> = {}) {
  const server = serverKnowing();
  server.on("GET /api/v1/dashboard", {
    body: { conceptDetails: { count: counts, potentialOpportunitySize: opportunity, ...change } },
  });
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/")) };
}

const nothing = {
  count: { ...counts, total: 0 },
  potentialOpportunitySize: { ...opportunity, amount: 0, conceptCount: 0, concepts: [] },
};

test("[S1.2.1-01] [S1.2.7-01] [S1.1-08] home shows the company, its counts by stage and the opportunity", async () => {
  const { screen } = await openDashboard();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Northwind Mills" })).toBeVisible();
  await expect.element(screen.getByRole("meter", { name: "POCs Launched" })).toBeVisible();
  await expect.element(screen.getByText("$1.59B", { exact: true }).first()).toBeVisible();
});

test("[S1.2.7-10] [S1.2.7-12] the scorecard lists the four stages with count and share of the total", async () => {
  const { screen } = await openDashboard();
  for (const [stage, text] of [
    ["Concepts Generated", "5, 25% of all concepts"],
    ["POCs Launched", "6, 30% of all concepts"],
    ["MVPs Launched", "3, 15% of all concepts"],
    ["Products Commercialized", "1, 5% of all concepts"],
  ] as const) {
    await expect.element(screen.getByRole("meter", { name: stage })).toHaveAttribute("aria-valuetext", text);
  }
});

test("[S1.2.7-05] [S1.2.7-07] [S1.2.7-08] [S1.2.7-09] the chart of active concepts has three bars and the shares between them", async () => {
  const { screen } = await openDashboard();
  await expect.element(screen.getByRole("heading", { name: "Active Concepts" })).toBeVisible();
  const chart = screen.getByRole("img", { name: "Active concepts by stage" });
  await expect.element(chart).toHaveAttribute("viewBox", "0 0 670 327");
  const bars = [...chart.element().querySelectorAll("rect[fill]")];
  expect(bars.map((bar) => Number(bar.getAttribute("height")))).toEqual([200, 100, expect.closeTo(33.3, 1)]);
  const middles = bars.map((bar) => Number(bar.getAttribute("x")) + Number(bar.getAttribute("width")) / 2);
  expect(middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0))).toEqual([170, 170]);
  for (const label of ["POCs Launched", "MVPs Launched", "Products Commercialized"]) {
    await expect.element(chart.getByText(label)).toBeVisible();
  }
  // 3 of 6 reached the next stage, 1 of 3 the last; under the bars 60, 30 and 10 percent of all ten.
  for (const share of ["50%", "33%", "60%", "30%", "10%"]) await expect.element(chart.getByText(share)).toBeVisible();
});

test("[S1.2.7-04] without concepts there is no scorecard and no opportunity, but the way to the first seed", async () => {
  const { screen } = await openDashboard(nothing);
  await expect.element(screen.getByRole("heading", { name: "Plant your first seed" })).toBeVisible();
  expect(screen.getByText("Innovation Scorecard").elements()).toEqual([]);
  expect(screen.getByText("Potential Opportunity Size").elements()).toEqual([]);
});

test("[S1.2.7-04] with concepts both cards are there", async () => {
  const { screen } = await openDashboard();
  await expect.element(screen.getByRole("heading", { name: "Innovation Scorecard" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Potential Opportunity Size" })).toBeVisible();
});

test("[S1.2.7-11] a card announces the second generation and says what changed", async () => {
  const { screen } = await openDashboard();
  await expect.element(screen.getByRole("heading", { name: "The second generation is here" })).toBeVisible();
  const button = screen.getByRole("button", { name: "See what changed" });
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  // Wherever the pointer was left, the drawer opens under it and covers the card.
  await screen.getByRole("button", { name: "Add Concept" }).hover();
  await button.click();
  await expect.element(screen.getByText(/Market sizes are computed/)).toBeVisible();
});

test("sizes that nobody has chosen a number of are left out of the sum, and it says how many", async () => {
  const { screen } = await openDashboard({ potentialOpportunitySize: { ...opportunity, leftOutCount: 3 } });
  await expect.element(screen.getByText("$1.59B", { exact: true }).first()).toBeVisible();
  await expect
    .element(screen.getByText(/across 1 active concept\. .* 3 active concepts are left out: their drafts rest on/))
    .toBeVisible();
});

test("where no size counts, that is not told as if there were no projection", async () => {
  const { screen } = await openDashboard({
    potentialOpportunitySize: { ...nothing.potentialOpportunitySize, leftOutCount: 1 },
  });
  await expect
    .element(screen.getByText(/^Nothing to add up yet\. 1 active concept is left out: its draft rests on start values/))
    .toBeVisible();
  expect(screen.getByText("No active concept has a financial projection yet.").elements()).toEqual([]);
});

test("[S1.2.7-06] Go to Concept Bank leads to the bank", async () => {
  const { screen, address } = await openDashboard();
  await screen.getByRole("button", { name: "Go to Concept Bank" }).click();
  await expect.poll(address).toBe("/concept");
});

test("[S1.2.7-02] Add Concept leads to incubation", async () => {
  const { screen, address, server } = await openDashboard();
  server.on("GET /api/v1/concept/ignition/questionnaires", { body: [] });
  await screen.getByRole("button", { name: "Add Concept" }).click();
  await expect.poll(address).toBe("/concept/incubate");
});

test("a dashboard that does not load says so and can be tried again", async () => {
  const server = serverKnowing();
  server.on("GET /api/v1/dashboard", { status: 500 });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/");
  await expect.element(screen.getByText("The dashboard could not be loaded")).toBeVisible();
  server.on("GET /api/v1/dashboard", {
    body: { conceptDetails: { count: counts, potentialOpportunitySize: opportunity } },
  });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("Innovation Scorecard")).toBeVisible();
});

/** Each shape of a drawing in a line: what it is, where it stands, and what it says. */
const drawn = (svg: Element) =>
  [...svg.querySelectorAll("line, rect, path, text")]
    .map((shape) => {
      const at = [...shape.attributes]
        .filter(({ name }) => name !== "class")
        .map(({ name, value }) => `${name}=${value}`);
      return [shape.tagName, ...at, shape.textContent].filter(Boolean).join(" ");
    })
    .join("\n");

test.each([
  ["of all stages", counts],
  ["of one stage alone", { ...counts, proofOfConcept: 0, minimumViableProduct: 2, commercialized: 0 }],
  ["of none", { ...counts, proofOfConcept: 0, minimumViableProduct: 0, commercialized: 0 }],
])("the chart is drawn as it was designed: %s", async (state, count) => {
  const { screen } = await openDashboard({ count });
  const chart = screen.getByRole("img", { name: "Active concepts by stage" });
  await expect.element(chart).toBeVisible();
  await expect(`${drawn(chart.element())}\n`).toMatchFileSnapshot(`readings/chart-${state.replaceAll(" ", "-")}.txt`);
});

test("the three largest opportunities stand out, what is left is one part, and a list says all that is known", async () => {
  const concepts = [900, 400, 200, 60].map((amount, index) => ({
    ...{ uuid: `33333333-3333-4333-8333-33333333333${index}`, title: `Idea ${index}`, amount: amount * 1_000_000 },
  }));
  const { screen } = await openDashboard({
    potentialOpportunitySize: { ...opportunity, amount: 1_560_000_000, conceptCount: 1_004, concepts },
  });
  const bar = screen.getByRole("figure", { name: "Opportunity by concept" });
  await expect.element(bar).toBeVisible();
  const parts = [...bar.element().querySelectorAll<HTMLElement>("[aria-hidden] > span")];
  expect(parts.map(({ style }) => [Number(style.flexGrow) / 1_000_000, style.background])).toEqual([
    [900, "var(--sprout-600)"],
    [400, "var(--sprout-500)"],
    [200, "var(--sprout-300)"],
    [60, "var(--sprout-200)"],
  ]);
  expect([...bar.element().querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Idea 0 $900.00M",
    "Idea 1 $400.00M",
    "Idea 2 $200.00M",
    "Other $60.00M",
  ]);
  await screen.getByText("See what it rests on").click();
  await expect.element(screen.getByText("and 1,000 smaller ones")).toBeVisible();
});
