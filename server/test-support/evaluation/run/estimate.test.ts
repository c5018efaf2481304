import { expect, test } from "vitest";
import { priceOf } from "../../../src/platform/model/usage/prices.ts";
import type { UsageRow } from "../../../src/platform/model/usage/usage-log.ts";
import { estimate, estimateText } from "./estimate.ts";

const trial = [{ milliseconds: 6_000, tokensOut: 300 }] as unknown as UsageRow[];
const mini = { price: priceOf("gpt-5-mini"), fastPrice: priceOf("gpt-5-mini") };

test("what a run takes is told from one call and the list of prices", () => {
  const expected = estimate({ ideas: 16, people: 0 }, trial, { ...mini, atOnce: 8 });
  expect(expected).toMatchObject({ calls: 480, tokensIn: 1_152_000, tokensOut: 432_000, minutes: 18 });
  expect(estimateText(expected, "openai/gpt-5-mini")).toBe(
    "openai/gpt-5-mini: about 480 calls, 1,152,000 tokens in and 432,000 out, about 18 minutes, about $1.15.",
  );
});

test("a price that nobody knows is not guessed", () => {
  const expected = estimate({ ideas: 1, people: 20 }, trial, { ...mini, fastPrice: priceOf("own-model"), atOnce: 16 });
  expect(estimateText(expected, "own-model")).toContain("an unknown price");
});

test("conversations with personas count by what they take, at the price of the fast model", () => {
  const expected = estimate({ ideas: 0, people: 20 }, trial, { ...mini, fastPrice: priceOf("gpt-5-nano"), atOnce: 8 });
  expect(estimateText(expected, "openai/gpt-5-nano")).toBe(
    "openai/gpt-5-nano: about 600 calls, 1,020,000 tokens in and 108,000 out, about 5 minutes, about $0.09.",
  );
});
