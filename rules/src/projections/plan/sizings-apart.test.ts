import { expect, test } from "vitest";
import { entriesOf, officesProjected } from "#test-support/projected.ts";
import { sizingsApart } from "./sizings-apart.ts";

const below = officesProjected();
/** The offices again, with a market from above of which so many dollars a year can be won. */
const withAbove = (won: number) => ({
  ...below,
  marketSizings: [
    ...below.marketSizings,
    ...below.marketSizings.map((sizing) => ({
      ...sizing,
      uuid: "above",
      type: "top_down" as const,
      assumptionEntries: entriesOf(
        { title: "Spent", scalar: won, unit: "$", group: "TAM" },
        { title: "Within reach", scalar: 100, unit: "%", group: "SAM" },
        { title: "Won", scalar: 100, unit: "%", group: "SOM" },
      ),
    })),
  ],
});

test("two sizings that are more than twice apart are told, and those that are not, or stand alone, are not", () => {
  expect(sizingsApart(withAbove(2_700_000))?.other).toBe(2_700_000);
  expect(sizingsApart(withAbove(500_000))?.followed).toBeCloseTo(1_296_000, 4);
  expect(sizingsApart(withAbove(500_000))?.sizings).toEqual({ followed: "sizing", other: "above" });
  expect(sizingsApart(withAbove(0))).not.toBeNull();
  expect(sizingsApart(withAbove(2_500_000))).toBeNull();
  expect(sizingsApart(below)).toBeNull();
});

test("where the sizing from below counts no customers a projection follows the other one, and none is far from it", () => {
  const { marketSizings, ...apart } = withAbove(2_700_000);
  const uncounted = entriesOf({ title: "Price", scalar: 90, unit: "$", group: "TAM" });
  const sizings = marketSizings.map((sizing) =>
    sizing.type === "bottom_up" ? { ...sizing, assumptionEntries: uncounted } : sizing,
  );
  expect(sizingsApart({ ...apart, marketSizings: sizings })).toBeNull();
});

test("sizings are far apart from just beyond twice on", () => {
  // From below 1,296,000 dollars a year can be won.
  expect([2_592_000, 2_600_000].map((won) => sizingsApart(withAbove(won))?.other)).toEqual([undefined, 2_600_000]);
  expect([648_000, 640_000].map((won) => sizingsApart(withAbove(won))?.other)).toEqual([undefined, 640_000]);
});
