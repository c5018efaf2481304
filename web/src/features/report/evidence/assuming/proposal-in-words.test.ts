import { expect, test } from "vitest";
import { proposalInWords } from "./use-proposed-importance.ts";

test.each([
  [0.344, "34%"],
  [0.1, "10%"],
  [0.0994, "9.9%"],
  [0.056, "5.6%"],
  [0.004, "0.4%"],
])("a share of %d that a number carries is told as %s", (share, told) => {
  expect(proposalInWords({ importance: 1, share, key: "price" }, "the price")).toBe(
    `The projection proposes low importance: the price carries ${told} of all that the cash swings when each number moves from low to high. From 20% that is high, from 5% medium.`,
  );
  expect(proposalInWords({ importance: 3, share, key: "price" })).toContain("high importance: this number carries");
});
