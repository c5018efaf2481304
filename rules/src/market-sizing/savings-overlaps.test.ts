import type { Operator } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { areaOverlaps, doubleSavings } from "./savings-overlaps.ts";

const sizing = (...parts: (readonly [title: string, scalar: number, unit: string, operator?: Operator])[]) =>
  parts.map(([title, scalar, unit, operator = "*"], order) => ({
    ...{ uuid: `e-${order}`, title, scalar, unit, operator, order },
  }));
const area = (title: string, description = "") => ({ uuid: title, title, description });

test("two parts that are added and begin with the same cost are told at the second, with what share of it both save", () => {
  const twice = sizing(
    ["Cleaning", 90_000, "$"],
    ["By robots", 30, "%"],
    ["cleaning ", 90_000, "$", "+"],
    ["By fewer rounds", 25, "%"],
  );
  expect(doubleSavings(twice)).toEqual([
    {
      ...{ entry: "e-2", group: "TAM" },
      sentence:
        "“Cleaning” is saved from in more than one part, 55% of it in all. What one part saves the other cannot save again.",
    },
  ]);
});

test("parts that together save more than all of a cost are told so", () => {
  const more = sizing(["Cleaning", 9, "$"], ["Robots", 70, "%"], ["Cleaning", 9, "$", "(+)"], ["Rounds", 60, "%"]);
  expect(doubleSavings(more).map(({ sentence }) => sentence)).toEqual([
    "More than all of “Cleaning” is saved: 130% of it, in parts that are added.",
  ]);
});

test("different costs, one that is taken away, and one that is multiplied again are not saved twice", () => {
  expect(doubleSavings(sizing(["Cleaning", 9, "$"], ["Heating", 9, "$", "+"]))).toEqual([]);
  expect(doubleSavings(sizing(["Cleaning", 9, "$"], ["Cleaning", 2, "$", "-"]))).toEqual([]);
  expect(doubleSavings(sizing(["Cleaning", 9, "$"], ["Cleaning", 50, "%"]))).toEqual([]);
});

test("the same hours at two prices are two costs", () => {
  const hours = sizing(["Hours", 9, "hours"], ["Wage", 40, "$"], ["Hours", 9, "hours", "+"], ["Energy", 2, "$"]);
  expect(doubleSavings(hours)).toEqual([]);
  const again = sizing(["Hours", 9, "hours"], ["Wage", 40, "$"], ["Hours", 9, "hours", "+"], ["Wage", 40, "$"]);
  expect(doubleSavings(again).map(({ sentence }) => sentence)).toEqual([
    "More than all of “Hours × Wage” is saved: 200% of it, in parts that are added.",
  ]);
});

test("areas overlap where all telling words of one title stand in the other, and both say so", () => {
  const overlaps = areaOverlaps([
    area("Delivery rounds", "Vans drive half empty."),
    area("Fuel of the vans", "What deliveries and their rounds burn."),
    area("Storage"),
  ]);
  expect([...overlaps]).toEqual([
    ["Delivery rounds", "Fuel of the vans"],
    ["Fuel of the vans", "Delivery rounds"],
  ]);
  // Sharing a word alone is no overlap, and neither is a title without a telling word.
  expect(areaOverlaps([area("Van fuel"), area("Van rent"), area("7")]).size).toBe(0);
});

test("all parts of a cost count, and a cost that is saved to the last cent is not saved more than once", () => {
  const part = (share: number, operator: Operator) =>
    [
      ["Cleaning", 9, "$", operator],
      ["Share", share, "%"],
    ] as const;
  const sentenceOf = (...shares: number[]) =>
    doubleSavings(sizing(...shares.flatMap((share, index) => part(share, index === 0 ? "*" : "+"))))[0]?.sentence;
  expect(sentenceOf(30, 25, 10)).toMatch(/in more than one part, 65% of it in all/);
  expect(sentenceOf(60, 40)).toMatch(/in more than one part, 100% of it in all/);
  expect(sentenceOf(60, 25, 25)).toMatch(/^More than all of “Cleaning” is saved: 110%/);
});

test("what a cost is divided by belongs to it, and parts that are but a share are told apart by their names", () => {
  const perOffice = (operator: Operator) =>
    [
      ["Cleaning", 9, "$", operator],
      ["Full days", 50, "%", "/"],
    ] as const;
  expect(doubleSavings(sizing(...perOffice("*"), ...perOffice("+"))).map(({ sentence }) => sentence)).toEqual([
    "More than all of “Cleaning × Full days” is saved: 200% of it, in parts that are added.",
  ]);
  expect(doubleSavings(sizing(["Waste", 30, "%"], ["Rent", 20, "%", "+"]))).toEqual([]);
});
