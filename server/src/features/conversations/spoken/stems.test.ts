import { expect, test } from "vitest";
import { shared, stemsOf } from "./stems.ts";

test("words of one root are one, in any spelling; units of money and time tell nothing", () => {
  expect(shared(stemsOf("The invoices came late"), stemsOf("Invoicing"))).toBe(1);
  expect(shared(stemsOf("Größere Lieferungen"), stemsOf("GRÖSSERE lieferung"))).toBeGreaterThan(0);
  expect([...stemsOf("$40 a month, 12 dollars a year")]).toEqual([]);
});

test("of money and time nothing is told in German, either, and short words and numbers tell nothing", () => {
  expect([...stemsOf("week, day, days, hour, hours, euro, cost, pay, pays, price, month, year, dollar")]).toEqual([]);
  expect([
    ...stemsOf(
      "Monat, Monate, Jahr, Jahre, Woche, Tag, Tage, Tagen, Stunde, Preis, Preise, zahle, zahlen, koste, Kosten, kostet",
    ),
  ]).toEqual([]);
  expect([...stemsOf("Soap for 2b floors")]).toEqual(["soap", "floor"]);
  expect([...stemsOf("Storage")]).toEqual(["stora"]);
});

test("of scripts without spaces pairs of signs tell what a text is about", () => {
  expect(shared(stemsOf("配達が昇降機をふさぐ"), stemsOf("昇降機"))).toBe(2);
});
