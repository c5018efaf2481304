import fc from "fast-check";
import { expect, test } from "vitest";
import { incomeRangeLabel, isIncomeKnown } from "./income.ts";

test("[S2.2.5-05] an income below 1000 thousands is shown as $nK", () => {
  expect(incomeRangeLabel(0, 58)).toBe("$0K-$58K");
  expect(incomeRangeLabel(999, 999)).toBe("$999K");
});

test("[S2.2.5-06] from 1000 thousands up it is shown in millions, the decimal dropped when zero", () => {
  expect(incomeRangeLabel(1000, 1250)).toBe("$1M-$1.3M");
  expect(incomeRangeLabel(900, 2040)).toBe("$900K-$2M");
  expect(incomeRangeLabel(999.94, 999.96)).toBe("$999.9K-$1M");
});

test("a range shows both ends, and one of them when they are the same", () => {
  expect(incomeRangeLabel(40, 75)).toBe("$40K-$75K");
  expect(incomeRangeLabel(50, 50)).toBe("$50K");
});

test("an income whose upper end is zero is not known", () => {
  expect([isIncomeKnown(0), isIncomeKnown(12)]).toEqual([false, true]);
});

test("whatever the income, the label is a dollar figure in K below 1000 and in M above", () => {
  fc.assert(
    fc.property(fc.double({ max: 1e6 }), (thousands) => {
      expect(incomeRangeLabel(thousands, thousands)).toMatch(/^\$(?:\d{1,3}(?:\.\d)?K|\d+(?:\.\d)?M)$/u);
    }),
  );
});
