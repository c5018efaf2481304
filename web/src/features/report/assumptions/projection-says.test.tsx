import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { officeEntries, officesProjected } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import { assumptionWith, overviewWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { parts } from "#testing/whole-report.ts";
import { listOf, openAssumptions, paths } from "./changing/open-assumptions.fixture.ts";

const statement = "There are 40,000 offices.";
const changes = "POST /api/v2/concept/C-0003/report/assumptions/changes";
/** Between 2,000 and 90,000 offices, which is what the cash hangs on most. */
const told = officeEntries.map((entry) => (entry.title === "Offices" ? { ...entry, low: 2000, high: 90_000 } : entry));
const about = (item: string) =>
  assumptionWith(statement, {
    importance: 1,
    madeFrom: { section: "financialProjection", item, field: "", title: "Offices" },
  });
const states = (figure: string) => [{ at: 0, words: "$1", figure, value: 1 }];
const summaries = {
  ...{ financialMarketSizeRevenue: "$1 a year.", financialMarketSizeSavings: "", marketScanTrendsDrivers: "" },
  ...{ marketScanEcosystem: "", customerProfiles: "", keyAssumptions: "", origin: "model" },
  financialBusinessModel: "$1 a floor.",
  figures: {
    ...{ financialMarketSizeRevenue: states("SOM:sizing"), financialMarketSizeSavings: [] },
    financialBusinessModel: states("price"),
  },
};
const open = (item: string) => openWith([about(item)]);
const openWith = (results: ListedAssumption[], entries = told) =>
  openAssumptions({
    results,
    prepare: (server) => {
      server.on(parts.projection, { body: officesProjected(entries) });
      server.on(parts.overview, { body: overviewWith({ marketSizeFigures: states("entry:Price") }) });
      server.on(parts.summaries, { body: summaries });
    },
  });

test("an assumption about a number says which numbers move with it, as they are now, and which texts state one of them", async () => {
  const { screen } = await open("Offices");
  const item = screen.getByRole("listitem").filter({ hasText: statement }).first();
  // 40,000 offices x 90 x 12; three tenths of them, and a tenth of those.
  await expect
    .element(
      item.getByText(
        /^Numbers that move with it: Total addressable market \(\$43\.20M\), .*obtainable market \(\$1\.30M\), .*Customers/,
      ),
    )
    .toBeVisible();
  const move = item.getByRole("link", { name: "Numbers that move with it" });
  const sizing = "/concept/C-0003/financial-projection?tab=market-sizing";
  await expect.element(move).toHaveAttribute("href", `${sizing}#Offices`);
  await expect.element(item.getByText("Texts that state one of them: summary of the market size.")).toBeVisible();
  await expect.element(item.getByRole("link", { name: "summary of the market size" })).toHaveAttribute("href", sizing);
});

test("importance is proposed from the tornado's share by a rule that is told, stands beside what a person set, and is taken by one click", async () => {
  const { screen, server } = await open("Offices");
  const item = screen.getByRole("listitem").filter({ hasText: statement }).first();
  await expect
    .element(
      item.getByText(
        /The projection proposes high importance: this number carries \d+% of all that the cash swings .* From 20% that is high, from 5% medium\./,
      ),
    )
    .toBeVisible();
  await expect.element(item.getByRole("meter", { name: "Importance" })).toHaveAttribute("aria-valuetext", "Low");
  expect(await violations()).toEqual([]);
  server.on(changes, { body: { revision: 2 } });
  server.on(paths.list, { body: listOf([{ ...about("Offices"), importance: 3 }]) });
  await item.getByRole("button", { name: `Take High as the importance of “${statement}”` }).click();
  await expect.element(item.getByRole("meter", { name: "Importance" })).toHaveAttribute("aria-valuetext", "High");
  expect(server.bodiesOf(changes)).toMatchObject([
    { changes: [{ kind: "set", item: statement, field: "importance", value: 3, seen: 1 }] },
  ]);
  await expect.element(item.getByRole("button", { name: /^Take/ })).not.toBeInTheDocument();
  await expect.element(item.getByText(/^Importance\. The projection proposes high/)).toHaveFocus();
});

test("about a number that is certain low importance is proposed, and about what is no number nothing", async () => {
  const { screen } = await open("Payments");
  await expect.element(screen.getByText(/proposes low importance: this number carries 0% /)).toBeVisible();
  await screen.unmount();
  const { screen: other, server } = await open("no entry");
  await expect.element(other.getByText("Rests on it: Offices, Financial Projection")).toBeVisible();
  await expect.poll(() => server.bodiesOf("GET /api/v2/concept/C-0003/financial-projection")).toHaveLength(1);
  expect(other.getByText(/proposes/).query()).toBeNull();
});

test("an assumption that was made from no number says which ones its words name, each with its chain, and what importance they propose", async () => {
  const priced = assumptionWith("They accept the price.", { importance: 3, falsifier: "Fewer than 50 offices sign." });
  const other = assumptionWith("Soap is bought yearly.", { uuid: "other" });
  const { screen } = await openWith([priced, other]);
  const item = screen.getByRole("listitem").filter({ hasText: priced.statement }).first();
  await expect.element(item.getByText("Its words name: Offices, Price")).toBeVisible();
  await expect.element(item.getByText(/^Numbers that move with them: Total addressable market/)).toBeVisible();
  await expect
    .element(
      item.getByText(/The projection proposes high importance: “Offices” carries \d+% of all that the cash swings/),
    )
    .toBeVisible();
  expect(await violations()).toEqual([]);
  await item.getByRole("button", { name: "Price", exact: true }).click();
  const chain = screen.getByRole("dialog", { name: "Price: $90" });
  await expect.element(chain.getByText("$80 to $110")).toBeVisible();
  await chain.getByRole("button", { name: "Close" }).click();
  await expect.element(item.getByRole("button", { name: "Price", exact: true })).toHaveFocus();
  // That nothing is named is said to who sets the importance.
  const none = screen.getByText("No number of the projection is named in it: it proposes nothing.");
  expect(none.elements()).toEqual([]);
  await screen
    .getByRole("group", { name: `Importance of “${other.statement}”` })
    .getByRole("button", { name: "High" })
    .click();
  await expect.element(none).toBeVisible();
});

test("of several numbers that its words name, the one that the cash swings by most is told as the one that proposes", async () => {
  const spread = { Offices: { low: 39_000, high: 41_000 }, Price: { low: 5, high: 900 } };
  const entries = officeEntries.map((entry) => ({ ...entry, ...spread[entry.title as keyof typeof spread] }));
  const priced = assumptionWith("They accept the price.", { falsifier: "Fewer than 50 offices sign." });
  const { screen } = await openWith([priced], entries);
  const item = screen.getByRole("listitem").filter({ hasText: priced.statement }).first();
  await expect.element(item.getByText("Its words name: Offices, Price")).toBeVisible();
  await expect.element(item.getByText(/proposes high importance: “Price” carries \d+% of all/)).toBeVisible();
});

test("a text that states the number itself is one of those that state what moves", async () => {
  const { screen } = await open("Price");
  await expect
    .element(screen.getByText("Texts that state one of them: market size of the overview, summary of the market size."))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "market size of the overview" }))
    .toHaveAttribute("href", "/concept/C-0003");
});
