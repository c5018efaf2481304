import { expect, test } from "vitest";
import { figuresSaid, monthsOf } from "./figures-said.ts";

test.each([
  ["It costs $1,200.50 a year.", [[1200.5, true, 12]]],
  ["Das kostet 1.200,50 Euro im Jahr.", [[1200.5, true, 12]]],
  ["$29 per floor and month", [[29, true, 1]]],
  ["$2 a day", [[2, true, 1 / 30]]],
  ["40k dollars", [[40_000, true, null]]],
  ["eighty-five dollars", [[85, true, null]]],
  [
    "two hundred and five people",
    [
      [200, false, null],
      [5, false, null],
    ],
  ],
  ["fünfundachtzig Euro", [[85, true, null]]],
  ["zweihundert Franken pro Monat", [[200, true, 1]]],
  ["٨٠ دولار", [[80, false, null]]],
  ["８０ドル", [[80, true, null]]],
  ["one of us, an hour", []],
  ["$90 a quarter", [[90, true, 3]]],
  ["52 Euro pro Woche", [[52, true, 12 / 52]]],
  ["einundzwanzig Franken", [[21, true, null]]],
  ["๘๐ บาท", [[80, false, null]]],
  ["thirty five hundred dollars", [[3_500, true, null]]],
  ["£1.5 million each year", [[1_500_000, true, 12]]],
  ["1.234.567 people", [[1_234_567, false, null]]],
  ["12 dollars, paid by the month", [[12, true, null]]],
  ["B2B and CO2", []],
  ["1\u00a0200 € par an", [[1_200, true, 12]]],
  ["12\u202f500 euros", [[12_500, true, null]]],
  ["12\u00a03 and 4\u202f5000", [12, 3, 4, 5_000].map((value) => [value, false, null])],
  ["4,5 Euro", [[4.5, true, null]]],
  ["1’200.50 Franken", [[1_200.5, true, null]]],
  ["40 tausend Euro", [[40_000, true, null]]],
  ["3 Millionen Franken", [[3_000_000, true, null]]],
  ["2m dollars", [[2_000_000, true, null]]],
  ["5 thousand", [[5_000, false, null]]],
  ["dreitausendzweihundert Euro", [[3_200, true, null]]],
  ["hundertundeins", [[101, false, null]]],
  [
    "einhundert, hundert, hundred, tausend, thousand",
    [100, 100, 100, 1_000, 1_000].map((value) => [value, false, null]),
  ],
  ["eintausend Seiten", [[1_000, false, null]]],
  ["Hunderte von Kisten", []],
  [
    "five hundred, two thousand, six million, seven billion",
    [500, 2_000, 6e6, 7e9].map((value) => [value, false, null]),
  ],
  ["zwei hundert, drei tausend, vier Millionen", [200, 3_000, 4e6].map((value) => [value, false, null])],
  ["८० रुपये, ৮০ টাকা, ۸۰", [80, 80, 80].map((value) => [value, false, null])],
  ["30 Euro für jeden Tisch und Monat", [[30, true, 1]]],
  ["30 euros par étage et mois", [[30, true, 1]]],
  ["30 dollars por piso y año", [[30, true, 12]]],
  ["30 dollars for each of the many desks, a month later", [[30, true, null]]],
])("%s", (text, expected) => {
  expect(figuresSaid(text).map(({ value, isMoney, months }) => [value, isMoney, months])).toEqual(expected);
});

test.each([
  [
    "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty",
    Array.from({ length: 19 }, (_, index) => index + 2),
  ],
  [
    "zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig",
    Array.from({ length: 19 }, (_, index) => index + 2),
  ],
  ["thirty, forty, fifty, sixty, seventy, eighty, ninety", [30, 40, 50, 60, 70, 80, 90]],
  ["dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig", [30, 40, 50, 60, 70, 80, 90]],
  [
    "dos, tres, cuatro, cinco, diez, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien, mil",
    [2, 3, 4, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1_000],
  ],
  [
    "deux, trois, quatre, cinq, dix, vingt, trente, quarante, cinquante, soixante, cent, mille",
    [2, 3, 4, 5, 10, 20, 30, 40, 50, 60, 100, 1_000],
  ],
  ["einunddreißig, zweiundvierzig, neunundneunzig", [31, 42, 99]],
])("the words %j are numbers", (text, values) => {
  expect(figuresSaid(text).map(({ value }) => value)).toEqual(values);
});

test.each([
  [
    1 / 730,
    "an hour, per hour, each hour, every hour, the hour, pro Stunde, je Stunde, jede Stunde, die Stunde, par heure, por hora, / Stunde",
  ],
  [
    1 / 30,
    "a day, per day, each day, every day, daily, pro Tag, je Tag, jeden Tag, am Tag, täglich, al día, por dia, par jour, /day",
  ],
  [
    12 / 52,
    "a week, per week, each week, every week, weekly, pro Woche, je Woche, jede Woche, die Woche, wöchentlich, por semana, par semaine, / week",
  ],
  [
    1,
    "a month, per month, each month, every month, monthly, pro Monat, je Monat, jeden Monat, im Monat, monatlich, al mes, par mois, por mes, /month",
  ],
  [
    3,
    "a quarter, per quarter, each quarter, every quarter, pro Quartal, je Quartal, jedes Quartal, par trimestre, por trimestre, / Quartal",
  ],
  [
    12,
    "a year, per year, each year, every year, yearly, annually, pro Jahr, je Jahr, jedes Jahr, im Jahr, jährlich, al año, par an, par année, por año, /Jahr",
  ],
])("a price is for %d months when it is said", (months, said) => {
  const heard = said.split(", ").map((time) => [time, figuresSaid(`5 euros ${time}`)[0]?.months]);
  expect(heard).toEqual(said.split(", ").map((time) => [time, months]));
});

test.each([
  ["of money", true, "US$5, $5, €5, £ 5, ¥5, USD 5, EUR 5, CHF 5, GBP 5, of USD\u00a05"],
  [
    "of money",
    true,
    "5 $, 5€, 5 £, 5 ¥, 5 dollars, 5 dollar, 5 US dollars, 5 bucks, 5 buck, 5 euros, 5 Euro, 5 francs, 1.5 franc, 5 Franken, 5 pounds, 5 pound, 5 USD, 5 EUR, 5 CHF, 5 GBP, 5 dólares, 5円, 5ドル, 5元",
  ],
  ["of something else", false, "5 floors, 5 eurobonds, 5 poundcakes, 5 dollarshops, A5"],
])("figures are %s where their currency says so: %#", (_, isMoney, said) => {
  expect(said.split(", ").filter((figure) => figuresSaid(figure).some((each) => each.isMoney) !== isMoney)).toEqual([]);
});

test("the time of a price limit is told by its words", () => {
  expect(["floor and month", "van and year", "month", "litre"].map(monthsOf)).toEqual([1, 12, 1, null]);
});
