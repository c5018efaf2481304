import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { assumptionListWith, assumptionWith, sourceWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { parts } from "#testing/whole-report.ts";
import { depots, openProjection, topDown } from "../testing/open-projection.fixture.ts";

const [, spend, reach, tenants] = topDown as [AssumptionEntry, AssumptionEntry, AssumptionEntry, AssumptionEntry];

/** With another entry in place of one. */
function withEntry(changed: AssumptionEntry): FinancialProjection {
  const projection = depots();
  return {
    ...projection,
    marketSizings: projection.marketSizings.map((sizing) => ({
      ...sizing,
      assumptionEntries: sizing.assumptionEntries.map((entry) => (entry.uuid === changed.uuid ? changed : entry)),
    })),
  };
}

/** The reach has a source and a range; Noor has set the tenants. */
function traced(): FinancialProjection {
  const evidence = { insight: "", sources: [sourceWith("Statistics office")], claims: [] };
  return withEntry({ ...reach, low: 38, high: 52, basis: "source", evidence, assumptionSources: ["s"] });
}
const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };
const work = {
  edits: [{ item: tenants.uuid, field: "scalar", written: 60, by: noor, at: "2026-03-02T10:00:00.000Z" }],
  added: [],
};

test("a figure leads to its formula, to every number of it with its range and its sources, and to who set it", async () => {
  const { screen, button } = await openProjection("?tab=market-sizing", { projection: traced(), work });
  const figure = button("$423.20M , how SAM is made up");
  await figure.click();
  const panel = screen.getByRole("dialog", { name: "Serviceable addressable market: $423.20M" });
  await expect
    .element(panel.getByText(/= Within reach of a blending plant × Multi-tenant, card access ×/))
    .toBeVisible();
  const entries = panel.getByRole("listitem");
  const near = entries.filter({ hasText: "Within reach of a blending plant" }).first();
  await expect.element(near.getByText(/^38% to 52%/)).toBeVisible();
  await expect.element(near.getByText("From a source")).toBeVisible();
  await expect.element(near.getByRole("link", { name: /^Statistics office/ })).toBeVisible();
  await expect.element(near.getByText(/^Set by: The report, as it was written/)).toBeVisible();
  const own = entries.filter({ hasText: "Multi-tenant" }).first();
  await expect.element(own.getByText(/^Set by: Noor Haddad/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await panel.getByRole("button", { name: /how Total addressable market is made up/ }).click();
  await expect
    .element(
      screen
        .getByRole("dialog", { name: "Total addressable market: $1.59B" })
        .getByText("Consumables spend", { exact: true }),
    )
    .toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(figure).toHaveFocus();
});

test("a number that nobody knows is made an assumption where it is found", async () => {
  const route = "POST /api/v2/concept/C-0003/key-assumptions/add";
  const projection = withEntry({ ...spend, low: 1000, high: 90_000 });
  const { screen, button, server } = await openProjection("?tab=market-sizing", {
    // The only one, so that it is the one that is projected.
    projection: { ...projection, marketSizings: projection.marketSizings.slice(0, 1) },
    prepare: (prepared) => prepared.on(route, { status: 201, body: { revision: 4 } as never }),
  });
  await button("$1.59B , how TAM is made up").click();
  const entry = screen.getByRole("dialog").getByRole("listitem").filter({ hasText: "Consumables spend" }).first();
  await expect.element(entry.getByText("Assumed")).toBeVisible();
  await entry.getByRole("button", { name: "Make it an assumption" }).click();
  await expect.element(entry.getByText(/The projection proposes high importance: this number carries/)).toBeVisible();
  await expect.element(entry.getByRole("combobox", { name: "Importance" })).toHaveValue("3");
  await entry.getByRole("button", { name: "Add assumption" }).click();
  await expect.element(entry.getByText("It stands among the key assumptions now, under Viability.")).toBeVisible();
  expect(server.bodiesOf(route)).toMatchObject([
    { statement: "Consumables spend: $38,500 per building and year", category: "Viability", importance: 3 },
  ]);
});

test("an entry that was made an assumption leads to it, in its sizing and in the chain", async () => {
  const statement = "Half of them lie within reach.";
  const madeFrom = { section: "financialProjection" as const, item: reach.uuid, field: "", title: reach.title };
  const results = [assumptionWith(statement, { uuid: "a-1", madeFrom })];
  const { screen, button } = await openProjection("?tab=market-sizing", {
    projection: traced(),
    prepare: (prepared) => prepared.on(parts.assumptions, { body: assumptionListWith({ results, count: 1 }) }),
  });
  const href = "/concept/C-0003/assumptions#a-1";
  const row = screen.getByRole("group", { name: reach.title });
  await expect.element(row.getByText(`Assumption to test: ${statement}`)).toBeVisible();
  await expect.element(row.getByRole("link", { name: statement })).toHaveAttribute("href", href);
  expect(screen.getByText(/^Assumption to test/).elements()).toHaveLength(1);
  await button("$423.20M , how SAM is made up").click();
  await expect.element(screen.getByRole("dialog").getByRole("link", { name: statement })).toHaveAttribute("href", href);
});
