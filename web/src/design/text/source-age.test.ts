import { expect, test } from "vitest";
import { sourceAge } from "./source-age.ts";

// Early and late on a day where the person is.
const moments = [new Date(2026, 4, 20, 0, 5), new Date(2026, 4, 20, 23, 55)];

test.for([
  ["2026-05-20", "today"],
  ["2026-05-19", "1 day ago"],
  ["2026-04-21", "29 days ago"],
  ["2026-04-20", "1 month ago"],
  ["2026-03-21", "1 month ago"],
  ["2026-03-20", "2 months ago"],
  ["2025-05-21", "11 months ago"],
  ["2025-05-20", "May 20, 2025"],
  ["2019-01-02", "Jan 2, 2019"],
  ["2026-05-21", "May 21, 2026"],
] as const)("[S2.9-06] a source of %s is, on 20 May 2026, told as %s", ([published, told]) => {
  expect(moments.map((moment) => sourceAge(published, moment))).toEqual([told, told]);
});

test("[S2.9-06] thirty days are a month, also after a short one", () => {
  expect(sourceAge("2026-01-31", new Date(2026, 2, 1))).toBe("29 days ago");
  expect(sourceAge("2026-01-30", new Date(2026, 2, 1))).toBe("1 month ago");
});
