import { expect, test } from "vitest";
import { basisOf } from "./entry-basis.ts";
import { rangeInWords } from "./range-in-words.ts";

test("a range is said as far as it is known", () => {
  expect(rangeInWords({ unit: "%", low: 38, high: 52.5 })).toBe("38% to 52.5%");
  expect(rangeInWords({ unit: "$", low: 0, high: null })).toBe("at least $0");
  expect(rangeInWords({ unit: "offices", high: 1200 })).toBe("at most 1,200");
  expect(rangeInWords({ unit: "%", low: null })).toBe("");
});

test("a number that says nothing of where it comes from is a source's, or assumed", () => {
  expect(basisOf({ basis: "derived", assumptionSources: ["s-1"] })).toBe("derived");
  expect(basisOf({ assumptionSources: ["s-1"] })).toBe("source");
  expect(basisOf({ assumptionSources: [] })).toBe("assumed");
});
