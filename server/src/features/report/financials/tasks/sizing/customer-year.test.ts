import { expect, test } from "vitest";
import { customerYear, yearlyPrice } from "./customer-year.ts";

test.each([
  ["month", 12, undefined],
  ["customer and year", 1, undefined],
  ["floor and month", 12, "floors"],
  ["delivery and week", 52, "deliveries"],
  ["seat / quarter", 4, "seats"],
  ["Monat", 12, undefined],
  ["planta y año", 1, "plantas"],
  ["月", 12, undefined],
])("a price per %s is paid %i times a year", (unit, payments, things) => {
  const year = customerYear(unit);
  expect(year).toMatchObject({ payments, isPaymentsKnown: true });
  expect(year.quantity?.things).toBe(things);
});

test("a price by use is assumed to be paid once a month", () => {
  expect(customerYear("order")).toEqual({ quantity: undefined, payments: 12, isPaymentsKnown: false });
});

test("a customer's year is quantity times payments times price", () => {
  expect(yearlyPrice(90, customerYear("floor and month"))).toBe(90 * 5 * 12);
  expect(yearlyPrice(90, customerYear("order"))).toBe(90 * 12);
});
