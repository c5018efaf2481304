import fc from "fast-check";
import { expect, test } from "vitest";
import { officesProjected } from "#test-support/projected.ts";
import { shapes } from "./drawing/shapes.ts";
import { planOf } from "./plan/plan-of.ts";
import { mostScenarios, planTried, scenarioNameMax, type WhatIf, whatIfIn, whatIfText } from "./what-if.ts";

const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100);
const key = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/[\s]/.test(text) && text !== "__proto__");
const range = fc.array(value, { minLength: 3, maxLength: 3 }).map((values) => {
  const [low = 0, likely = 0, high = 0] = values.toSorted((one, next) => one - next);
  return { low, likely, high };
});
const changes = fc.dictionary(key, value, { noNullPrototype: true, maxKeys: 4 });
const whatIf: fc.Arbitrary<WhatIf> = fc.record({
  settings: fc.record({
    horizon: fc.integer({ min: 1, max: 10 }).map((steps) => steps * 6),
    draws: fc.constant(5000),
    seed: fc.integer({ min: 0, max: 9999 }),
    together: fc.constantFrom(0, 0.3, 0.5, 1),
    shape: fc.constantFrom(...shapes),
  }),
  ranges: fc.dictionary(key, range, { noNullPrototype: true, maxKeys: 4 }),
  scenarios: fc.option(fc.array(fc.record({ name: key, changes }), { minLength: 1, maxLength: 6 })),
});

test("what is tried stands in an address, and is read from it the same", () => {
  fc.assert(
    fc.property(whatIf, (tried) => {
      expect(whatIfIn(whatIfText(tried))).toEqual(tried);
    }),
  );
  expect(whatIfText(whatIfIn(""))).toBe("");
});

test("an address that makes no sense tries nothing", () => {
  const nonsense = [
    "horizon=1e9&seed=-4&together=x&shape=round",
    "range=3 2 1 a&range=1 2 1e300 b&range=1 2&range=&scenario=",
  ];
  expect(whatIfIn(nonsense[0] ?? "").settings).toEqual({
    horizon: 60,
    draws: 5000,
    seed: 0,
    together: 0.5,
    shape: "triangle",
  });
  expect(whatIfIn(nonsense[1] ?? "").ranges).toEqual({});
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { settings } = whatIfIn(text);
      expect(settings.horizon % 6 === 0 && settings.horizon >= 6 && settings.horizon <= 60).toBe(true);
    }),
  );
});

test("of an address no more is taken than can be tried", () => {
  const scenarios = (...texts: string[]) =>
    whatIfIn(new URLSearchParams(texts.map((text): [string, string] => ["scenario", text])).toString()).scenarios;
  expect(scenarios(...Array.from({ length: 9 }, (_, index) => `Story ${index}`))).toHaveLength(mostScenarios);
  expect(scenarios("x".repeat(99))?.[0]?.name).toHaveLength(scenarioNameMax);
  expect(scenarios("\n5 price\n1e300 a\nten b\n7")).toEqual([{ name: "Unnamed", changes: { price: 5 } }]);
  const ranges = new URLSearchParams(
    Array.from({ length: 250 }, (_, index): [string, string] => ["range", `1 2 3 number ${index}`]),
  );
  expect(Object.keys(whatIfIn(ranges.toString()).ranges)).toHaveLength(200);
  expect(whatIfIn(ranges.toString()).ranges["number 0"]).toEqual({ low: 1, likely: 2, high: 3 });
});

test("a number that is tried is said by whoever tries it, and all others stay as they are", () => {
  const plan = planOf(officesProjected());
  if (!plan) throw new Error("The projection has a sizing.");
  const { inputs } = planTried(plan, {
    Price: { low: 1, likely: 2, high: 3 },
    unknown: { low: 1, likely: 2, high: 3 },
  });
  expect(inputs.find(({ key }) => key === "Price")).toMatchObject({ low: 1, likely: 2, high: 3, saidBy: "tried" });
  expect(inputs.filter(({ key }) => key !== "Price")).toEqual(plan.inputs.filter(({ key }) => key !== "Price"));
});

test("a number of a thousand million millions may be tried, and none beyond", () => {
  const tried = (most: string) => whatIfIn(new URLSearchParams({ range: `0 1 ${most} a` }).toString()).ranges;
  expect([tried("1e15"), tried("1.1e15")]).toEqual([{ a: { low: 0, likely: 1, high: 1e15 } }, {}]);
  expect(whatIfIn("seed=9999&horizon=57&together=1.5").settings).toMatchObject({
    seed: 9999,
    horizon: 60,
    together: 1,
  });
  expect(whatIfIn("seed=123456&horizon=7&together=-1").settings).toMatchObject({ seed: 9999, horizon: 6, together: 0 });
});
