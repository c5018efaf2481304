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
    low: null,
    high: null,
    basis: "assumed",
    group: "TAM",
    operator: "*",
    ...change,
  };
}

const count = entry("Buildings", { unit: "buildings", scalar: 4000 });
const spend = entry("Spend", { unit: "$", scalar: 9000 });
const reach = entry("Reach", { group: "SAM" });
const won = entry("Won", { group: "SOM" });

/** What the people wrote. */
const said = { answers: ["We serve 4,000 buildings and 12 depots."] };

function mend(...entries: SizingEntry[]) {
  const mends: string[] = [];
  const result = mendSizing(entries, said, (rule, place) => mends.push(`${rule} ${place}`));
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

test("a least and a most on the wrong side are left out, turned ones are turned back, and no share goes beyond all", () => {
  const bounds = (change: Partial<SizingEntry>) => {
    const { entries, mends } = mend(count, spend, { ...reach, ...change }, won);
    return [entries[2]?.low, entries[2]?.high, mends];
  };
  expect(bounds({ low: 10, high: 30 })).toEqual([10, 30, []]);
  expect(bounds({ low: 30, high: 10 })).toEqual([10, 30, ["bounds-aside entries.2"]]);
  expect(bounds({ low: 25, high: 40 })).toEqual([null, 40, ["bounds-aside entries.2"]]);
  expect(bounds({ low: -5, high: 15 })).toEqual([null, null, ["bounds-aside entries.2"]]);
  expect(bounds({ low: null, high: 140 })).toEqual([null, 100, ["bounds-aside entries.2"]]);
});

test("only a number that the people wrote is their word", () => {
  expect(mend({ ...count, basis: "words" }, spend, reach, won).entries[0]?.basis).toBe("words");
  const { entries, mends } = mend(count, { ...spend, basis: "words" }, reach, won);
  expect([entries[1]?.basis, mends]).toEqual(["assumed", ["not-their-number entries.1.basis"]]);
});
