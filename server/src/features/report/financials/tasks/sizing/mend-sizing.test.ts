import { groupValue } from "@seedbed/rules/market-sizing/market-size";
import { expect, test } from "vitest";
import type { SizingEntry } from "./entry-fields.ts";
import { mendSizing } from "./mend-sizing.ts";

function entry(title: string, change: Partial<SizingEntry> = {}): SizingEntry {
  const description = `${title} is assumed.`;
  return {
    title,
    description,
    unit: "%",
    unitDescription: "percent",
    scalar: 20,
    group: "TAM",
    operator: "*",
    ...change,
  };
}

const count = entry("Buildings", { unit: "buildings", scalar: 4000 });
const spend = entry("Spend", { unit: "$", scalar: 9000 });
const reach = entry("Reach", { group: "SAM" });
const won = entry("Won", { group: "SOM" });

function mend(...entries: SizingEntry[]) {
  const mends: string[] = [];
  const result = mendSizing(entries, (rule, place) => mends.push(`${rule} ${place}`));
  return { entries: result, titles: result.map(({ title }) => title).join(), mends };
}

test("a careful sizing stays as it is", () => {
  expect(mend(count, spend, reach, won)).toMatchObject({ entries: [count, spend, reach, won], mends: [] });
});

test("the markets come in their order, the entries of each in theirs", () => {
  expect(mend(count, reach, spend, won)).toMatchObject({
    titles: "Buildings,Spend,Reach,Won",
    mends: ["groups-in-order entries"],
  });
  expect(mend(won, reach, count, spend).titles).toBe("Buildings,Spend,Reach,Won");
});

test.each(["+", "(+)", "/"] as const)("the first entry of a group joins nothing by “%s”", (operator) => {
  const given = [{ ...count, operator }, spend, { ...reach, operator }, won];
  const { entries, mends } = mend(...given);
  expect(entries.map((each) => each.operator)).toEqual(["*", "*", "*", "*"]);
  expect(mends).toEqual(["first-operator entries.0.operator", "first-operator entries.2.operator"]);
  const inOrder = (list: SizingEntry[]) => list.map((each, order) => ({ ...each, order }));
  expect(groupValue(inOrder(entries), "TAM")).toBe(groupValue(inOrder(given), "TAM"));
});

test("a first entry that would be taken off stays, to be refused; so does any operator behind it", () => {
  for (const operator of ["-", "(-)"] as const)
    expect(mend({ ...count, operator }, spend, reach, won)).toMatchObject({
      entries: [{ operator }, {}, {}, {}],
      mends: [],
    });
  expect(mend(count, { ...spend, operator: "+" }, reach, won).mends).toEqual([]);
});

test("units of money and of shares are signs", () => {
  expect(mend(count, { ...spend, unit: "USD" }, { ...reach, unit: "percent of buildings" }, won)).toMatchObject({
    entries: [{ unit: "buildings" }, { unit: "$" }, { unit: "%" }, { unit: "%" }],
    mends: ["plain-unit entries.1.unit", "plain-unit entries.2.unit"],
  });
});

test("an entry that stands twice word for word stands once; one of the same title counts", () => {
  expect(mend(count, spend, { ...spend, title: "SPEND" }, reach, won)).toMatchObject({
    titles: "Buildings,Spend,Reach,Won",
    mends: ["repeated-entry entries.2"],
  });
  expect(mend(count, spend, { ...spend, scalar: 2 }, reach, won).entries).toHaveLength(5);
});
