import fc from "fast-check";
import { expect, test } from "vitest";
import { bandPercents, percentilesOf } from "./percentiles.ts";

test("percentiles are those of the sorted draws, whatever the draws", () => {
  const draw = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(fc.array(draw, { minLength: 1, maxLength: 200 }), (draws) => {
      const sorted = draws.toSorted((one, next) => one - next);
      const expected = bandPercents.map((percent) => {
        const place = ((draws.length - 1) * percent) / 100;
        const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
        return place === Math.floor(place) ? below : below + (above - below) * (place - Math.floor(place));
      });
      const found = percentilesOf(Float64Array.from(draws));
      for (const [index, value] of expected.entries())
        expect(found[index] === value || Object.is(found[index], value)).toBe(true);
    }),
  );
});
