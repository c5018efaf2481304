import { expect, test } from "vitest";
import { annualSavings } from "./annual-savings.ts";

const hours = { unit: "hours", scalar: 1200, order: 0, operator: "*" } as const;
const rate = { unit: "$", scalar: 40, order: 1, operator: "*" } as const;
const share = { unit: "%", scalar: 25, order: 2, operator: "*" } as const;
const licence = { unit: "$", scalar: 2000, order: 3, operator: "(-)" } as const;

test("[S2.2.6-31] the saving is recomputed from the assumptions ordered by order", () => {
  expect(annualSavings([licence, share, rate, hours])).toBe(10_000);
  expect(annualSavings([licence, share, { ...rate, scalar: 44 }, hours])).toBe(11_200);
});

test("a sizing without assumptions saves nothing", () => {
  expect(annualSavings([])).toBe(0);
});
