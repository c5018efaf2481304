import { expect, test } from "vitest";
import { violations } from "#testing/violations.ts";
import { depots, openProjection } from "../testing/open-projection.fixture.ts";

const sizing = "?tab=market-sizing";

test("both ways stand side by side, with the numbers that explain most of their difference", async () => {
  const { screen, number } = await openProjection(sizing);
  const table = screen.getByRole("table");
  await expect.element(table).toBeVisible();
  const rows = () =>
    table
      .getByRole("row")
      .elements()
      .slice(1)
      .map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent));
  expect(rows()).toEqual([
    ["$1.59B", "$65.52M", "24 times"],
    ["$423.20M", "$30.14M", "14 times"],
    ["$25.39M", "$3.01M", "8.4 times"],
  ]);
  await expect.element(screen.getByText(/more than ten times apart/)).toBeVisible();
  // ln 24.21 of ln 24.21 + ln 1.72 + ln 1.67.
  await expect
    .element(
      screen.getByText(
        "75% of what differs lies in the total addressable market: “Shared office buildings” (41,200 buildings) stands against “Buildings that asked” (1,820 buildings).",
      ),
    )
    .toBeVisible();
  await number("Shared office buildings").fill("2000");
  await expect.poll(rows).toEqual([
    ["$77.00M", "$65.52M", "1.2 times"],
    ["$20.54M", "$30.14M", "1.5 times"],
    ["$1.23M", "$3.01M", "2.4 times"],
  ]);
  await expect.element(screen.getByText(/more than ten times apart/)).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("what cannot be right is said beside its entry, as it is typed", async () => {
  const projection = depots();
  const [above] = projection.marketSizings;
  const entries = above?.assumptionEntries.map((entry) =>
    entry.group === "SAM" ? { ...entry, unit: "times" } : entry,
  );
  const { screen, number } = await openProjection(sizing, {
    projection: { ...projection, marketSizings: above && entries ? [{ ...above, assumptionEntries: entries }] : [] },
  });
  const row = screen.getByRole("group", { name: "Multi-tenant, card access" });
  await expect
    .element(row.getByText("The serviceable market comes out larger than the total one (266,800%)."))
    .toBeVisible();
  await expect
    .element(number("Multi-tenant, card access"))
    .toHaveAccessibleDescription(/^The serviceable market comes out larger than the total one/);
  await number("Multi-tenant, card access").fill("1");
  await expect
    .element(screen.getByRole("group", { name: "Within reach of a blending plant" }).getByText(/4,600%/))
    .toBeVisible();
});

test("more customers than there are people is said, whichever way counts the people", async () => {
  const projection = depots();
  const [above, below] = projection.marketSizings;
  if (!above || !below) throw new Error("There are two.");
  const [first, ...others] = above.assumptionEntries;
  if (!first) throw new Error("There are five.");
  const people = { ...first, title: "People in the region", unit: "people", scalar: 900 };
  const { screen } = await openProjection(sizing, {
    projection: { ...projection, marketSizings: [{ ...above, assumptionEntries: [people, ...others] }, below] },
  });
  await screen.getByRole("tab", { name: "Bottom Up" }).click();
  const row = screen.getByRole("group", { name: "Buildings that asked" });
  await expect
    .element(row.getByText("This counts 1,820 customers, more than the 900 of “People in the region”."))
    .toBeVisible();
});

test("of two hundred numbers the one that cannot be is told at its entry, nothing is lost, and no figure is without end", async () => {
  const projection = depots();
  const [above] = projection.marketSizings;
  const [first] = above?.assumptionEntries ?? [];
  if (!above || !first) throw new Error("There are some.");
  const many = Array.from({ length: 200 }, (_, order) => ({
    ...{ ...first, order, uuid: `e-${order}`, title: `Number ${order}` },
    ...(order === 199 ? { operator: "/" as const, scalar: 0 } : { operator: "+" as const, scalar: 1e15 }),
  }));
  const { screen, number, results } = await openProjection(sizing, {
    projection: { ...projection, marketSizings: [{ ...above, assumptionEntries: many }] },
  });
  const row = screen.getByRole("group", { name: "Number 199", exact: true });
  await expect
    .element(row.getByText("Nothing can be divided by zero. Until then the result is 0."))
    .toBeInTheDocument();
  expect(results().join(" ")).toMatch(/^\$0\b.*\$0\b.*\$0\b/);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|∞/);
  await number("Number 199").fill("2");
  await expect.element(row.getByText(/divided by zero/)).not.toBeInTheDocument();
  // 198 times a quadrillion, and half of one.
  expect(results()[0]).toMatch(/^\$198/);
  await expect.element(number("Number 0")).toHaveValue("1,000,000,000,000,000");
});

test("[S2.9-17] [S2.9-18] an empty circle says 0M, and the innermost 0K", async () => {
  const projection = depots();
  const { screen } = await openProjection(sizing, {
    projection: {
      ...projection,
      marketSizings: projection.marketSizings.map((each) => ({ ...each, assumptionEntries: [] })),
    },
  });
  const circles = screen.getByRole("img", { name: "TAM, SAM and SOM inside each other" });
  await expect.element(circles).toBeVisible();
  const texts = [...circles.element().querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["0M", "0M", "0K"]);
});

test("a lowest number that is above the likely one is said beside its entry", async () => {
  const [first, second] = depots().marketSizings;
  if (!first || !second) throw new Error("There are two sizings.");
  const [buildings, ...others] = first.assumptionEntries;
  if (!buildings) throw new Error("There are buildings.");
  const turned = { ...first, assumptionEntries: [{ ...buildings, low: 50_000, high: null }, ...others] };
  const { screen } = await openProjection(sizing, { projection: depots({ marketSizings: [turned, second] }) });
  const row = screen.getByRole("group", { name: buildings.title });
  await expect.element(row.getByText("The lowest number cannot be above the most likely one.")).toBeVisible();
});

test("a number for which the other way has none is said to be alone", async () => {
  const projection = depots();
  const [above, below] = projection.marketSizings;
  const [first, ...others] = above?.assumptionEntries ?? [];
  if (!above || !below || !first) throw new Error("There are two.");
  const share = { ...first, uuid: "e-1", title: "Of them", unit: "%", scalar: 3, order: 1 };
  const entries = [first, share, ...others].map((entry, order) => ({ ...entry, uuid: `b-${order}`, order }));
  const { screen } = await openProjection(sizing, {
    projection: { ...projection, marketSizings: [above, { ...below, assumptionEntries: entries }] },
  });
  await expect
    .element(
      screen.getByText(
        "100% of what differs lies in the total addressable market: “Of them” (3%), for which the other way has no number.",
      ),
    )
    .toBeVisible();
});
