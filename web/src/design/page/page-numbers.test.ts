import { expect, test } from "vitest";
import { clampPage, pageNumbers } from "./page-numbers.ts";

test("[S3.9-20] never more than 7 buttons, with the first, the last and the current page among them", () => {
  for (let count = 1; count <= 40; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const buttons = pageNumbers(page, count);
      expect(buttons.length).toBeLessThanOrEqual(7);
      expect(buttons).toEqual(expect.arrayContaining([1, page, count]));
    }
  }
});

test("what is left out becomes a gap", () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, "gap-after", 12]);
  expect(pageNumbers(6, 12)).toEqual([1, "gap-before", 5, 6, 7, "gap-after", 12]);
  expect(pageNumbers(12, 12)).toEqual([1, "gap-before", 8, 9, 10, 11, 12]);
});

test("[S3.9-20] the page is clamped between 1 and the page count", () => {
  expect([clampPage(0, 5), clampPage(-3, 5), clampPage(9, 5), clampPage(Number.NaN, 5)]).toEqual([1, 1, 5, 1]);
  expect(clampPage(1, 0)).toBe(1);
});
