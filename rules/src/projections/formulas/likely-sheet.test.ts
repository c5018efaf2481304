import { expect, test } from "vitest";
import { entriesOf, officesProjected, officesSaved } from "#test-support/projected.ts";
import { planOf } from "../plan/plan-of.ts";
import { likelySheet } from "./likely-sheet.ts";

const at = { likely: (slot: number) => `D${slot}`, planned: (slot: number) => `G${slot}` };
/** The sheet with "=" for a formula. */
const sheetOf = (projection: Parameters<typeof planOf>[0]) => {
  const plan = planOf(projection);
  if (!plan) throw new Error("There is a plan.");
  return likelySheet(plan, at, 2).map((row) =>
    row.map((cell) => (cell === null ? "" : typeof cell === "object" ? "=" : String(cell))).join(","),
  );
};
const rest = [
  "Growth a month, as a factor,=,",
  "Staying a month, as a share,=,",
  "",
  "Month,Within reach,Planned,Won,Revenue,Cost,Cash",
  "0,=,=,=,0,0,=",
  ...["1,=,=,=,=,=,=", "2,=,=,=,=,=,="],
];

test("the sheet of a plan names what is calculated from its inputs, and the economy of a customer beside it", () => {
  const revenue = [
    "Every input at its likely value,,As the report says",
    "Total market a year, USD,=,=,,,,,,Contribution of a customer a month, USD,=",
    "Of it within reach,=,=,,,,,,Contribution margin, %,=",
    "Of that to be won,=,=,,,,,,Payback of a customer, months,=",
    "Customers in the total market,=,=,,,,,,A customer stays, months,=",
    "Cost drivers together, %,=,=,,,,,,Lifetime value of a customer, USD,=",
    "What a customer pays a year, USD,=,=,,,,,,Lifetime value over cost to win,=",
    "To be won a year, USD,=,=,,,,,,Money needed at most, USD,=",
    "Customers within reach,=,",
    "Won at the start,=,",
    "Years until all is won,=,",
    "Growth a year,=,",
    "Lost a year,=,",
    "Cost a year from the first month, USD,=,",
    "Cost a year of each, USD,=,",
    "Cost to win one, USD,=,",
    "Money put in, USD,=,",
    ...rest,
  ];
  expect(sheetOf(officesProjected())).toEqual(revenue);
  const spent = entriesOf({ title: "Spent", scalar: 5_000_000, unit: "$", group: "TAM" });
  expect(sheetOf(officesProjected(spent))).toEqual(revenue);
});

test("the sheet of a plan of savings speaks of dollars saved", () => {
  expect(sheetOf(officesSaved())).toEqual([
    "Every input at its likely value,,As the report says",
    "Saved a year, all of it, USD,=,=,,,,,,Saved a year, once all is reached, USD,=",
    "Of it within reach,=,=,,,,,,Ramp-up, months,=",
    "Of that to be won,=,=,,,,,,One-off cost, USD,=",
    "Customers in the total market,=,=,,,,,,Payback once all is reached, months,=",
    "Cost drivers together, %,=,=,,,,,,Money needed at most, USD,=",
    "Counted in dollars,=,=",
    "To be saved a year, USD,=,=",
    "Dollars a year that can be saved,=,",
    "Won at the start,=,",
    "Years until all is won,=,",
    "Growth a year,=,",
    "Lost a year,=,",
    "Cost a year from the first month, USD,=,",
    "Cost a year of each, USD,=,",
    "Cost to win one, USD,=,",
    "One-off cost, USD,=,",
    ...rest.map((row) => row.replace("Revenue", "Savings")),
  ]);
});

test("what a market is reckoned from is written as formulas over the cells of the inputs", () => {
  const plan = planOf(
    officesProjected(
      entriesOf(
        { title: "Offices", scalar: 9, unit: "offices", group: "TAM" },
        { title: "Per floor", scalar: 3, unit: "floors", group: "TAM", operator: "/" },
        { title: "Price", scalar: 90, unit: "$", group: "TAM" },
        { title: "Shops", scalar: 5, unit: "shops", group: "TAM", operator: "(-)" },
        { title: "Rent", scalar: 5, unit: "$", group: "TAM" },
        { title: "More", scalar: 5, unit: "$", group: "TAM", operator: "+" },
        { title: "Share", scalar: 5, unit: "%", group: "SAM" },
      ),
    ),
  );
  if (!plan) throw new Error("There is a plan.");
  const [, total, reached, won, counted] = likelySheet(plan, at, 2).map((row) => row[1]);
  expect([total, reached, won, counted]).toEqual(
    ["D0/D1*D2-D3*D4-D5", "(D6/100)", "0", "D0/D1-D3"].map((words) => ({ formula: `IFERROR(${words},0)` })),
  );
});
