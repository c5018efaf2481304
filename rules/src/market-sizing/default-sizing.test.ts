import { expect, test } from "vitest";
import { defaultSizing } from "./default-sizing.ts";
import { scalarLimits } from "./scalar-limits.ts";

test("[S2.2.6-20] the top-down sizing is preferred, else the first", () => {
  const bottomUp = { type: "bottom_up", name: "one" } as const;
  const topDown = { type: "top_down", name: "two" } as const;
  expect(defaultSizing([bottomUp, topDown])).toBe(topDown);
  expect(defaultSizing([bottomUp, { ...bottomUp, name: "other" }])).toBe(bottomUp);
  expect(defaultSizing([])).toBeUndefined();
});

test("[S2.5-14] numbers start at 1 and go in steps of 1", () => {
  expect(scalarLimits("$")).toEqual({ minimum: 1, step: 1, maximum: null });
});

test("[S2.5-15] a percent ends at 100", () => {
  expect(scalarLimits("%").maximum).toBe(100);
});
