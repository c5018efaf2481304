import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { officeEntries, officesProjected, officesSaved } from "@seedbed/rules/test-support/projected";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { readingOnce } from "#testing/reading.ts";
import { showProjectionsInLabs } from "../../../../shell/report-forms/projections-in-labs.ts";
import { openProjection } from "../testing/open-projection.fixture.ts";
// Loaded before the first test begins.
import "../saving/open-save-menu.tsx";
import "./projections-page.tsx";
import { fetchLateParts } from "../../readings/fetched-parts.fixture.ts";

beforeAll(fetchLateParts);

async function open(projection: FinancialProjection, plan: string) {
  showProjectionsInLabs(true);
  onTestFinished(() => showProjectionsInLabs(false));
  const app = await openProjection(`?tab=projections&plan=${encodeURIComponent(plan)}`, { projection });
  await expect.element(app.screen.getByRole("heading", { name: "What to find out first" })).toBeVisible();
  await expect.element(app.screen.getByText("Not a forecast.")).toBeVisible();
  return app;
}

/** Of what the page says, what is said below the tabs of the projection. */
async function reading(): Promise<string> {
  const lines = (await readingOnce(page.getByRole("main"), { late: true })).split("\n");
  return lines.slice(lines.findIndex((line) => line.includes('link "Projections"')) + 1).join("\n");
}

/** So little is known of the offices that all else hangs on them. */
const told = officeEntries.map((entry) => (entry.title === "Offices" ? { ...entry, low: 2000, high: 90_000 } : entry));
const tried = [
  ...["horizon=12", "seed=7", "together=0.3", "shape=pert"],
  ...["range=20+30+40+winningCost", "range=1000+1000+1000+invested", "range=80+95+110+Price"],
  ...["scenario=Slow%0A20+churnRate%0A90+Price", "scenario=Dear%0A120+Price"],
].join("&");

test("what is projected of a revenue, as pictures and as tables", async () => {
  const { screen } = await open(officesProjected(told), tried);
  await expect(await reading()).toMatchFileSnapshot("readings/revenue.txt");
  for (const table of screen.getByRole("tab", { name: "Table" }).all()) await table.click();
  const regions = page.getByRole("region", { name: /in figures$/ });
  const tables = regions
    .elements()
    .map((region) => [
      region.getAttribute("aria-label"),
      ...[...region.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent).join(" | ")),
      "",
    ]);
  await expect(tables.flat().join("\n")).toMatchFileSnapshot("readings/revenue-tables.txt");
});

test("what is projected of a saving", async () => {
  const { screen } = await open(officesSaved(), "horizon=18");
  await screen.getByRole("tab", { name: "Savings" }).click();
  await expect(await reading()).toMatchFileSnapshot("readings/savings.txt");
});

/** What stands in the panel of each figure: its name with what it comes to, how it is reckoned, and its numbers. */
async function chains(): Promise<string> {
  const panel = page.getByRole("dialog");
  const said: string[] = [];
  for (const name of page
    .getByRole("term")
    .elements()
    .map((term) => term.textContent ?? "")) {
    const opener = page.getByTitle(`How ${name} is made up`, { exact: true });
    if (opener.elements().length === 0) continue;
    await opener.click();
    await expect.element(panel.getByRole("list")).toBeVisible();
    const lines = (await readingOnce(panel)).split("\n");
    said.push(...lines.slice(lines.findIndex((line) => line.startsWith("dialog"))));
    await panel.getByRole("button", { name: "Close" }).click();
    await expect.element(panel).not.toBeInTheDocument();
  }
  return said.join("\n");
}

test.each([
  ["revenue", officesProjected(told), "horizon=12&range=20+30+40+winningCost"],
  ["savings", officesSaved(), "horizon=12"],
])("what each figure of a business is made of: %s", async (layout, projection, plan) => {
  await open(projection, plan);
  await expect(await chains()).toMatchFileSnapshot(`readings/${layout}-figures.txt`);
});
