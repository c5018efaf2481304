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

test.each([
  ["gpt-5.1", 1.25, 0.125, 10],
  ["gpt-5", 1.25, 0.125, 10],
  ["gpt-5-mini", 0.25, 0.025, 2],
  ["gpt-5-nano", 0.05, 0.005, 0.4],
  ["gpt-4.1", 2, 0.5, 8],
  ["gpt-4.1-mini", 0.4, 0.1, 1.6],
  ["gpt-4.1-nano", 0.1, 0.025, 0.4],
  ["gpt-4o", 2.5, 1.25, 10],
  ["gpt-4o-mini", 0.15, 0.075, 0.6],
  ["claude-opus-4-5", 5, 0.5, 25],
  ["claude-opus-4-1", 15, 1.5, 75],
  ["claude-sonnet-4-5", 3, 0.3, 15],
  ["claude-sonnet-4-0", 3, 0.3, 15],
  ["claude-haiku-4-5", 1, 0.1, 5],
  ["gemini-2.5-pro", 1.25, 0.125, 10],
  ["gemini-2.5-flash", 0.3, 0.03, 2.5],
  ["gemini-2.5-flash-lite", 0.1, 0.01, 0.4],
  ["text-embedding-3-small", 0.02, 0.02, 0],
  ["text-embedding-3-large", 0.13, 0.13, 0],
  ["gpt-image-1", 5, 1.25, 40],
  ["gpt-image-1-mini", 2, 0.2, 8],
  ["tts-1", 60, 60, 0],
  ["tts-1-hd", 120, 120, 0],
  ["gpt-4o-mini-tts", 0.6, 0.6, 12],
])(
  "a million tokens of %s cost what its provider's list says, on whatever day it was made",
  (id, ...[input, cachedInput, output]) => {
    for (const name of [id, `${id}-latest`, `${id}-20250514`, `${id}-2025-05-14`])
      expect(priceOf(name)).toEqual({ input, cachedInput, output });
  },
);
