import { expect, test } from "vitest";
import { isOtherMoney, isScaledMoney, plainUnit } from "./plain-unit.ts";

test.each(["$", "USD", "usd", "US$", "US dollars", "dollars per year", "$ per year", "USD/month", "$/floor"])(
  "%s is money",
  (unit) => {
    expect(plainUnit(unit)).toBe("$");
  },
);

test.each(["%", "percent", "Percentage", "per cent", "% of all buildings", "percent of customers"])(
  "%s is a share",
  (unit) => {
    expect(plainUnit(unit)).toBe("%");
  },
);

test.each(["$M", "$ million", "USD thousand", "million dollars", "dollars (millions)", "k USD"])(
  "%s is money by the thousand or more, and stays",
  (unit) => {
    expect(isScaledMoney(unit)).toBe(true);
    expect(plainUnit(unit)).toBe(unit);
  },
);

test.each(["buildings", "hours a year", "dollarstores", "percentiles", "million people", "m"])(
  "%s is counted, and stays",
  (unit) => {
    expect(isScaledMoney(unit)).toBe(false);
    expect(plainUnit(unit)).toBe(unit);
  },
);

test.each(["€", "EUR", "euros per floor", "£", "GBP", "CHF"])("%s is other money, and stays", (unit) => {
  expect(isOtherMoney(unit)).toBe(true);
  expect(plainUnit(unit)).toBe(unit);
});

test.each(["$", "europeans", "pounds of soap"])("%s is no other money", (unit) => {
  expect(isOtherMoney(unit)).toBe(false);
});
