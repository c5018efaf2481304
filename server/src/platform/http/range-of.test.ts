import { expect, test } from "vitest";
import { rangeOf } from "./range-of.ts";

test.each([
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "outside"],
  ["bytes=-0", "outside"],
])("of a hundred bytes %s is a range, or outside of them", (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});

test.each([undefined, "", "bytes=-", "bytes=20-10", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b", "bytes=1.5-2"])(
  "%s asks for all of them",
  (header) => {
    expect(rangeOf(header, 100)).toBeNull();
  },
);
