import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const items = ["a", "b", "c", "d", "e", "f", "g"];

test("the same seed gives the same choices", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const draw = () => {
        const random = createRandom(seed);
        return [
          random.next(),
          random.pick(items),
          random.shuffle(items),
          random.between(3, 90),
          random.branch("x").next(),
        ];
      };
      expect(draw()).toEqual(draw());
    }),
  );
});

test("near seeds give different choices", () => {
  const orders = Array.from({ length: 50 }, (_, index) => createRandom(`concept-${index}`).shuffle(items).join(""));
  expect(new Set(orders).size).toBeGreaterThan(45);
});

test("every item has its turn at every place", () => {
  const firsts = Array.from({ length: 700 }, (_, index) => createRandom(`seed ${index}`).shuffle(items)[0]);
  for (const item of items) expect(firsts.filter((first) => first === item).length).toBeGreaterThan(50);
});

test("some picked items are different ones and never more than there are", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -2, max: 20 }), (seed, count) => {
      const picked = createRandom(seed).pickSome(items, count);
      expect(new Set(picked).size).toBe(picked.length);
      expect(picked).toHaveLength(Math.min(Math.max(count, 0), items.length));
    }),
  );
});

test("a whole number lies between both ends", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, lowest, width) => {
      const drawn = createRandom(seed).between(lowest, lowest + width);
      expect(Number.isInteger(drawn)).toBe(true);
      expect(drawn).toBeGreaterThanOrEqual(lowest);
      expect(drawn).toBeLessThanOrEqual(lowest + width);
    }),
  );
});

test("a branch is not moved by what was drawn before it", () => {
  const random = createRandom("seed");
  const early = random.branch("pricing").shuffle(items);
  random.shuffle(items);
  expect(random.branch("pricing").shuffle(items)).toEqual(early);
  expect(random.branch("channels").next()).not.toBe(random.branch("pricing").next());
});

test("picking from nothing is refused", () => {
  expect(() => createRandom("seed").pick([])).toThrow(RangeError);
});
