import { expect, test } from "vitest";
import { costUsd, priceOf } from "./prices.ts";

test.each(["gpt-5-mini", "gpt-5-mini-2025-08-07", "openai/gpt-5-mini", "router/openai/gpt-5-mini"])(
  "%s has the price of gpt-5-mini",
  (id) => {
    expect(priceOf(id)).toEqual({ input: 0.25, cachedInput: 0.025, output: 2 });
  },
);

test.each(["llama3.3", "gpt-5-mini-tuned", "constructor"])("the price of %s is not known", (id) => {
  expect(priceOf(id)).toBeUndefined();
});

test("cached tokens cost the cached price, and an unknown price costs nothing", () => {
  const tokens = { input: 1_000_000, cached: 400_000, output: 100_000 };
  expect(costUsd({ input: 2, cachedInput: 0.5, output: 8 }, tokens)).toBeCloseTo(1.2 + 0.2 + 0.8);
  expect(costUsd(undefined, tokens)).toBe(0);
  // A provider may count what it cached apart from the rest.
  expect(costUsd({ input: 2, cachedInput: 0.5, output: 8 }, { input: 0, cached: 400_000, output: 0 })).toBeCloseTo(0.2);
});
