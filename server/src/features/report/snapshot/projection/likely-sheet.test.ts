import { businessArithmetic } from "@seedbed/rules/projections/economics/business-arithmetic";
import { economyNames } from "@seedbed/rules/projections/formulas/economy-formulas";
import { likelySheet, type SheetCell } from "@seedbed/rules/projections/formulas/likely-sheet";
import { planOf } from "@seedbed/rules/projections/plan/plan-of";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import { likelyMonths } from "@seedbed/rules/projections/simulate";
import { planTried } from "@seedbed/rules/projections/what-if";
import { officesProjected, officesSaved } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import { fileOf, fortyProjections, scriptedProjection } from "./forty-projections.fixture.ts";
import type { ReadCell, ReadWorkbook } from "./read-workbook.fixture.ts";
import { recalculate } from "./recalculate.fixture.ts";

const horizon = 24;
const inputs = {
  likely: (slot: number) => `'Inputs'!D${slot + 1}`,
  planned: (slot: number) => `'Inputs'!G${slot + 1}`,
};

/** The sheet beside the numbers it is made from, as a reader of the file finds both. */
function workbookOf(plan: ProjectionPlan): ReadWorkbook {
  const cellOf = (cell: SheetCell): ReadCell =>
    typeof cell === "number" ? { value: cell } : typeof cell === "string" ? { text: cell } : (cell ?? {});
  const rows = likelySheet(plan, inputs, horizon);
  const likely = rows.flatMap((row, place) =>
    row.map((cell, column) => [`${String.fromCharCode(65 + column)}${place + 1}`, cellOf(cell)] as const),
  );
  const numbers = plan.inputs.flatMap((input, slot) => [
    [`D${slot + 1}`, { value: input.likely }] as const,
    [`G${slot + 1}`, { value: input.planned }] as const,
  ]);
  return new Map([
    ["Inputs", new Map(numbers)],
    ["Likely", new Map(likely)],
  ]);
}

const near = (one: unknown, other: number) =>
  typeof one === "number" && Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** Where another engine comes to something else than the page. */
function apartIn(plan: ProjectionPlan): unknown[] {
  const workbook = workbookOf(plan);
  const results = recalculate(workbook);
  const months = likelyMonths(plan, horizon);
  const ofMonths = (["revenue", "cost", "cash"] as const).flatMap((name, place) =>
    months[name].flatMap((value, month) => {
      const address = `${"EFG"[place]}${22 + month}`;
      const found = results.get(`Likely!${address}`) ?? workbook.get("Likely")?.get(address)?.value;
      return near(found, value) ? [] : [{ address, found, value }];
    }),
  );
  const names: Partial<Record<string, string>> = economyNames[plan.layout];
  const beside = new Map(
    [...(workbook.get("Likely") ?? [])].flatMap(([address, { text }]) =>
      address.startsWith("I") && text ? [[text, results.get(`Likely!J${address.slice(1)}`)] as const] : [],
    ),
  );
  const ofEconomy = businessArithmetic(plan, horizon).flatMap(({ figure, value, missing }) => {
    const name = names[figure];
    if (name === undefined) return [];
    const found = beside.get(name);
    if (missing.length > 0) return found === "not said" ? [] : [{ figure, found }];
    return (value === null ? found === "never" : near(found, value)) ? [] : [{ figure, found, value }];
  });
  return [...ofMonths, ...ofEconomy];
}

test("the months and the economy of a plan, calculated by another engine from its inputs alone, are those of the page", () => {
  const [revenue, savings] = [planOf(officesProjected()), planOf(officesSaved())];
  if (!revenue || !savings) throw new Error("There are plans.");
  const tried = planTried(revenue, {
    Price: { low: 80, likely: 120, high: 200 },
    People: { low: 50, likely: 80, high: 90 },
    winningCost: { low: 600, likely: 666, high: 700 },
  });
  const lost = planTried(tried, { churnRate: { low: 0, likely: 0, high: 0 } });
  for (const plan of [revenue, savings, tried, lost]) expect(apartIn(plan)).toEqual([]);
});

test("no formula is longer than a spreadsheet takes, not even with two hundred numbers", () => {
  const plan = planOf(fileOf(scriptedProjection(4)).projection);
  if (!plan) throw new Error("There is a plan.");
  expect(plan.inputs.length).toBeGreaterThan(200);
  const lengths = likelySheet(plan, inputs, 60)
    .flat()
    .map((cell) => (typeof cell === "object" && cell ? cell.formula.length : 0));
  expect(Math.max(...lengths)).toBeLessThan(8192);
});

test("so are those of forty projections, whatever their operators and numbers", async () => {
  let compared = 0;
  for (const { name, file } of await fortyProjections()) {
    const plan = planOf(file.projection);
    if (!plan) continue;
    expect(apartIn(plan), name).toEqual([]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});
