import { expect, test } from "vitest";
import { statementsOf } from "../../../platform/drafting/telling/statement.ts";
import { toldPrice } from "./told-price.ts";

const priceOf = (text: string, language: "en" | "de" | "es" | "ja" = "en") =>
  toldPrice(statementsOf("earning", text), language);

test.each([
  ["A monthly fee of $90 per floor, paid by the owner", 90, "floor and month"],
  ["$1,200 a year", 1200, "year"],
  ["A yearly membership of $50", 50, "year"],
  ["$12 per order", 12, "order"],
  ["$1.35 a kilo, against $1.70 today", 135, "hundred kilos"],
  ["Nobody knows. Perhaps $40", 40, "month"],
])("“%s” is the first price", (text, price, priceUnit) => {
  expect(priceOf(text)).toMatchObject({ price, priceUnit, basis: "written" });
});

test.each([
  ["Die Bäckerei zahlt 240 € im Monat", "de", { price: 100, priceUnit: "Monat" }],
  ["Cada familia paga 85 € por el día", "es", { price: 10, priceUnit: "día" }],
  ["店が月額30,000円を払う", "ja", { price: 100, priceUnit: "月" }],
  ["The insurer pays £14 per dressing", "en", { price: 10, priceUnit: "dressing" }],
  ["A budget of $900,000,000 a year", "en", { price: 1200, priceUnit: "year" }],
  ["About $2.50", "en", { price: 100, priceUnit: "month" }],
] as const)("“%s” is no price in whole dollars: a start value with its unit stands there", (text, language, start) => {
  const told = priceOf(text, language);
  expect(told).toMatchObject({ ...start, basis: "other-money" });
  expect(told.statement?.text).toBe(text);
});

test.each(["", "A fee", "It is free"])("“%s” names no price", (text) => {
  expect(priceOf(text)).toEqual({ price: 100, priceUnit: "month", basis: "start", statement: undefined });
});

test("a price is taken from what was said about earning alone", () => {
  expect(toldPrice(statementsOf("costs", "$90 per floor"), "en").basis).toBe("start");
});
