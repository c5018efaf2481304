import { expect, test } from "vitest";
import { businessModels } from "../../../../../library/business-models.ts";
import { firstPrice } from "./first-price.ts";

function modelCalled(name: string) {
  const model = businessModels.find(({ subtype }) => subtype === name);
  if (!model) throw new Error(`The library has no ${name}.`);
  return model;
}

const subscription = modelCalled("Subscription");

test.each([
  ["A monthly fee of $90 per floor, paid by the owner", { price: 90, priceUnit: "floor and month" }],
  ["$1,200 a year", { price: 1200, priceUnit: "year" }],
  ["A yearly membership of $50", { price: 50, priceUnit: "customer and year" }],
  ["$12 per order", { price: 12, priceUnit: "order" }],
])("“%s” is the first price", (text, expected) => {
  expect(firstPrice([text], subscription)).toEqual(expected);
});

test.each(["", "A fee", "€90 per floor", "A budget of $900,000,000 a year", "$0.10 per page"])(
  "“%s” names no price, so a round start value stands there",
  (text) => {
    expect(firstPrice([text], subscription)).toEqual({ price: 100, priceUnit: "month" });
  },
);

test("every business model has a price of at least one dollar for something that can be counted", () => {
  for (const model of businessModels) {
    const { price, priceUnit } = firstPrice([], model);
    expect(Number.isInteger(price) && price >= 1).toBe(true);
    expect(priceUnit).not.toMatch(/^(?:share|per\b)/u);
  }
});
