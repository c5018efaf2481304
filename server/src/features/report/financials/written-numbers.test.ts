import { expect, test } from "vitest";
import { writtenAmount, writtenCount } from "./written-numbers.ts";

test.each([
  ["A monthly fee of $90 per floor, paid by the owner", { dollars: 90, per: "floor" }],
  ["Spare parts that are flown in for $12,000 a month", { dollars: 12_000, per: "month" }],
  ["US$ 4.6 each order", { dollars: 5, per: "order" }],
  ["A budget of $1.5 million a year", { dollars: 1_500_000, per: "year" }],
  ["About $3k", { dollars: 3000, per: "" }],
])("“%s” holds an amount", (text, expected) => {
  expect(writtenAmount(["No number here.", text])).toEqual(expected);
});

test.each(["€90 per floor", "¥30,000 per kitchen", "90 per floor", "$0.20 per page", ""])(
  "“%s” holds no amount of whole US dollars",
  (text) => {
    expect(writtenAmount([text])).toBeUndefined();
  },
);

test.each([
  ["Overtime for 45 technicians at weekends", { count: 45, things: "technicians" }],
  ["Records of 12,000 repairs", { count: 12_000, things: "repairs" }],
])("“%s” holds a number of things", (text, expected) => {
  expect(writtenCount(["Within 2 years", text])).toEqual(expected);
});

test.each(["Within 2 years", "$45 tickets", "30% fewer", "8 pm", "1.5 tons"])("“%s” counts nothing", (text) => {
  expect(writtenCount([text])).toBeUndefined();
});
