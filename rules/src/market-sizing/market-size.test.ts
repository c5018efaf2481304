import fc from "fast-check";
import { expect, test } from "vitest";
import { marketSize } from "./market-size.ts";
import { sharePercent } from "./share-percent.ts";
import type { GroupedTerm } from "./term.ts";

type Group = GroupedTerm["group"];

/** Terms that multiply, in this order. */
function terms(...parts: (readonly [Group, number, string])[]): GroupedTerm[] {
  return parts.map(([group, scalar, unit], order) => ({ group, scalar, unit, order, operator: "*" }));
}

const depots = terms(
  ["TAM", 40_000, "buildings"],
  ["TAM", 38_500, "$"],
  ["SAM", 50, "%"],
  ["SAM", 60, "%"],
  ["SOM", 6, "%"],
);

test("[S2.5-21] SAM is the value of its group times TAM", () => {
  expect(marketSize(depots)).toMatchObject({ tam: 1_540_000_000, sam: 462_000_000 });
});

test("[S2.5-22] SOM is the value of its group times SAM", () => {
  expect(marketSize(depots).som).toBeCloseTo(27_720_000, 4);
});

test("[S2.5-19] TAM is the value of the TAM group, whatever stands between its terms", () => {
  const [buildings, spend, ...rest] = depots;
  if (buildings === undefined || spend === undefined) throw new Error("The fixture has two TAM terms.");
  const mixed = [{ ...spend, order: 99 }, ...rest, { ...buildings, order: 0 }];
  expect(marketSize(mixed).tam).toBe(1_540_000_000);
});

test("[S2.5-20] sizes are finite, and 0 where a group cannot be calculated", () => {
  const anyTerm = fc.record({
    group: fc.constantFrom<Group>("TAM", "SAM", "SOM"),
    scalar: fc.double(),
    unit: fc.constantFrom("$", "%", "offices"),
    order: fc.integer(),
    operator: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const, "(+)" as const, "(-)" as const),
  });
  fc.assert(
    fc.property(fc.array(anyTerm), (given) => {
      const { tam, sam, som } = marketSize(given);
      expect([tam, sam, som].every(Number.isFinite)).toBe(true);
      if (tam === 0) expect(sam).toBe(0);
      if (sam === 0) expect(som).toBe(0);
    }),
  );
});

test("as long as SAM and SOM are shares, each market lies within the one above it", () => {
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      fc.record({
        customers: fc.integer({ min: 1, max: 1e9 }),
        more: fc.array(percent),
        one: percent,
        other: percent,
      }),
      ({ customers, more, one, other }) => {
        const shares = more.map((share) => ["SAM", share, "%"] as const);
        const { tam, sam, som } = marketSize(
          terms(["TAM", customers, "customers"], ["SAM", one, "%"], ...shares, ["SOM", other, "%"]),
        );
        expect(sam).toBeLessThanOrEqual(tam);
        expect(som).toBeLessThanOrEqual(sam);
      },
    ),
  );
});

test("a group without terms leaves its market and those within it empty", () => {
  expect(marketSize(depots.filter((term) => term.group !== "SAM"))).toEqual({ tam: 1_540_000_000, sam: 0, som: 0 });
});

test("the share of a market in an empty one is 0", () => {
  expect(sharePercent(462, 1540)).toBeCloseTo(30, 10);
  expect(sharePercent(5, 0)).toBe(0);
  expect(sharePercent(0, 0)).toBe(0);
});
