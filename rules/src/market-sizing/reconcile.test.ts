import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { reconcile, timesApart } from "./reconcile.ts";

type Number = [group: AssumptionEntry["group"], unit: string, scalar: number];

const entries = (way: string, ...numbers: Number[]) =>
  numbers.map(([group, unit, scalar], order) => ({
    uuid: `${way}-${order}`,
    title: `${way} ${order}`,
    ...{ group, unit, scalar, order },
    operator: "*" as const,
  }));

const above = entries("above", ["TAM", "offices", 40_000], ["TAM", "$", 50], ["SAM", "%", 50], ["SOM", "%", 10]);

test("both ways stand side by side, with how many times they are apart", () => {
  const below = entries("below", ["TAM", "offices", 20_000], ["TAM", "$", 50], ["SAM", "%", 50], ["SOM", "%", 5]);
  const { rows, isFarApart } = reconcile(above, below);
  expect(rows).toEqual([
    { group: "TAM", topDown: 2_000_000, bottomUp: 1_000_000, times: 2 },
    { group: "SAM", topDown: 1_000_000, bottomUp: 500_000, times: 2 },
    { group: "SOM", topDown: 100_000, bottomUp: 25_000, times: 4 },
  ]);
  expect(isFarApart).toBe(false);
});

test("the numbers are named that explain most of the difference: of the group that differs most, the kind that does", () => {
  // 20 times fewer offices, $60 a year in twelve payments, and twice the share.
  const below = entries(
    "below",
    ["TAM", "offices", 2000],
    ["TAM", "$", 5],
    ["TAM", "payments", 12],
    ["SAM", "%", 50],
    ["SOM", "%", 20],
  );
  const { cause, isFarApart } = reconcile(above, below);
  expect(cause).toMatchObject({ group: "TAM", above: "above-0", below: "below-0" });
  // ln(16.67) of ln(16.67) + ln(2).
  expect(cause?.share).toBeCloseTo(80.2, 1);
  expect(isFarApart).toBe(true);
});

test("a share that differs most is named, wherever it stands", () => {
  const below = entries("below", ["TAM", "offices", 40_000], ["TAM", "$", 50], ["SAM", "%", 2], ["SOM", "%", 10]);
  expect(reconcile(above, below).cause).toMatchObject({ group: "SAM", share: 100, above: "above-2", below: "below-2" });
});

test("what divides counts by as much as it takes away", () => {
  const [buildings, price, share] = [
    entries("below", ["TAM", "offices", 400_000], ["TAM", "per building", 10], ["TAM", "$", 5]),
    entries("price", ["SAM", "%", 50]),
    entries("share", ["SOM", "%", 10]),
  ];
  // As many offices as from above, once those of a building are one: only the price differs.
  const below = [...buildings, ...price, ...share].map((entry, order) => ({
    ...entry,
    order,
    operator: entry.unit === "per building" ? ("/" as const) : entry.operator,
  }));
  expect(reconcile(above, below).cause).toMatchObject({ group: "TAM", share: 100, above: "above-1", below: "below-2" });
});

test("a group begins with its first number, whatever the operator of that says", () => {
  const below = entries("below", ["TAM", "offices", 40_000], ["TAM", "$", 5], ["SAM", "%", 50], ["SOM", "%", 10]);
  const divided = below.map((entry) => (entry.unit === "offices" ? { ...entry, operator: "/" as const } : entry));
  expect(reconcile(above, divided).cause).toMatchObject({ group: "TAM", above: "above-1", below: "below-1" });
});

test("no cause is named where both say the same, or where one says nothing", () => {
  expect(reconcile(above, above)).toMatchObject({ isFarApart: false, cause: null });
  expect(reconcile(above, [])).toMatchObject({ isFarApart: false, cause: null });
  expect(reconcile(above, []).rows.map(({ times }) => times)).toEqual([null, null, null]);
});

test("what one way has and the other lacks counts as the difference it makes", () => {
  const below = entries("below", ["TAM", "$", 2_000_000], ["SAM", "%", 50], ["SOM", "%", 1]);
  expect(reconcile(above, below).cause).toMatchObject({ group: "SOM", above: "above-3", below: "below-2" });
});

test("ten times apart is not yet far apart, and with what is not above zero nothing is compared", () => {
  const below = entries("below", ["TAM", "offices", 4000], ["TAM", "$", 50], ["SAM", "%", 50], ["SOM", "%", 10]);
  expect(reconcile(above, below)).toMatchObject({
    isFarApart: false,
    rows: [{ times: 10 }, { times: 10 }, { times: 10 }],
  });
  expect([timesApart(-5, 10), timesApart(10, -5), timesApart(0, 10)]).toEqual([null, null, null]);
});

test("of several shares the one that takes most away is named, and a share behind the price is a share", () => {
  const shares = entries(
    "below",
    ["TAM", "offices", 40_000],
    ["TAM", "$", 50],
    ["SAM", "%", 50],
    ["SAM", "%", 2],
    ["SOM", "%", 10],
  );
  expect(reconcile(above, shares).cause).toMatchObject({ group: "SAM", above: "above-2", below: "below-3" });
  const behind = entries(
    "below",
    ["TAM", "offices", 40_000],
    ["TAM", "$", 50],
    ["TAM", "%", 3],
    ["SAM", "%", 50],
    ["SOM", "%", 10],
  );
  expect(reconcile(above, behind).cause).toMatchObject({ group: "TAM", above: null, below: "below-2" });
});

test("of a group that adds several products the largest one is looked into", () => {
  const two = entries(
    "below",
    ["TAM", "shops", 3],
    ["TAM", "$", 20],
    ["TAM", "offices", 2000],
    ["TAM", "$", 50],
    ["SAM", "%", 50],
    ["SOM", "%", 10],
  ).map((entry) => (entry.unit === "offices" ? { ...entry, operator: "+" as const } : entry));
  expect(reconcile(above, two).cause).toMatchObject({ group: "TAM", above: "above-0", below: "below-2" });
});

test("also a small difference has a cause", () => {
  const below = entries("below", ["TAM", "offices", 40_200], ["TAM", "$", 50], ["SAM", "%", 50], ["SOM", "%", 10]);
  expect(reconcile(above, below).cause).toMatchObject({ group: "TAM", share: 100, above: "above-0", below: "below-0" });
});
