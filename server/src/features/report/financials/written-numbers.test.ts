import { expect, test } from "vitest";
import { writtenAmounts, writtenCustomers, writtenPeople } from "./written-numbers.ts";

test.each([
  ["en", "A monthly fee of $90 per floor, paid by the owner", [90, true, "floor", "month"]],
  ["en", "Spare parts that are flown in for $12,000 a month", [12_000, true, undefined, "month"]],
  ["en", "US$ 4.6 each order", [4.6, true, "order", undefined]],
  ["en", "A budget of $1.5 million a year", [1_500_000, true, undefined, "year"]],
  ["en", "About $3k", [3000, true, undefined, undefined]],
  ["en", "The insurer pays £14 per dressing; three are used a week", [14, false, "dressing", undefined]],
  ["en", "Growers lease a robot for €1,900 a month from April", [1900, false, undefined, "month"]],
  ["en", "A sensor for 40 dollars per door and year", [40, true, "door", "year"]],
  ["de", "Die Bäckerei zahlt 240 € im Monat für vier Lieferungen", [240, false, undefined, "month"]],
  ["de", "1.100.000 € Strom im Jahr", [1_100_000, false, undefined, "year"]],
  ["de", "1.250,50 $ pro Etage im Quartal", [1250.5, true, "Etage", "quarter"]],
  ["de", "Ein Monatsbeitrag von 30 US-Dollar", [30, true, undefined, "month"]],
  ["es", "Cada familia paga 85 € por el día, con comida", [85, false, "día", undefined]],
  ["es", "Una cuota de 20 dólares al mes", [20, true, undefined, "month"]],
  ["es", "3 mil dólares anuales", [3000, true, undefined, "year"]],
  ["ja", "店が月額30,000円を払い、週に3回届ける", [30_000, false, undefined, "month"]],
  ["ja", "送料は１，２００円", [1200, false, undefined, undefined]],
  ["ja", "年間3万ドルのライセンス", [30_000, true, undefined, "year"]],
  ["ja", "50ドル/月", [50, true, undefined, "month"]],
  ["en", "Overtime: USD 12000/month", [12_000, true, undefined, "month"]],
  ["de", "Überstunden: EUR 12000.50/week", [12_000.5, false, undefined, "week"]],
  ["es", "Horas extra: USD 120000/year", [120_000, true, undefined, "year"]],
  ["ja", "残業代: JPY 3000000/quarter", [3_000_000, false, undefined, "quarter"]],
] as const)("an amount in %s: “%s”", (language, text, [amount, isDollars, thing, period]) => {
  expect(writtenAmounts(text, language)[0]).toEqual({ amount, isDollars, thing, period });
});

test.each(["90 per floor", "B2B at 24/7", "片道50分かかる", "80 km um die Mühle", ""])(
  "“%s” holds no money",
  (text) => {
    for (const language of ["en", "de", "es", "ja"] as const) expect(writtenAmounts(text, language)).toEqual([]);
  },
);

test.each([
  ["en", "17 hospitals within 60 km", { count: 17, things: "hospitals" }],
  ["en", "Our 1,400 members", { count: 1400, things: "members" }],
  ["de", "Alle 1.200 Bäckereien im Land", { count: 1200, things: "Bäckereien" }],
  ["es", "Los 40 hoteles de la costa", { count: 40, things: "hoteles" }],
  ["ja", "120店のレストラン", { count: 120, things: "店" }],
] as const)("customers counted in %s: “%s”", (language, text, counted) => {
  expect(writtenCustomers(text, language)).toEqual(counted);
});

test.each([
  ["en", "People over 70 with leg ulcers"],
  ["en", "Strawberry growers with 5 to 40 hectares"],
  ["en", "2 years of patients"],
  ["es", "Familias con niños de 6 a 12 años"],
  ["ja", "従業員5人以下の会社"],
] as const)("no customers are counted in %s: “%s”", (language, text) => {
  expect(writtenCustomers(text, language)).toBeUndefined();
});

test.each([
  ["en", "Overtime for 45 technicians at weekends", { count: 45, things: "technicians" }],
  ["de", "Überstunden von 12 Mitarbeitern", { count: 12, things: "Mitarbeitern" }],
  ["es", "Horas extra de 8 técnicos", { count: 8, things: "técnicos" }],
  ["ja", "夜勤の20人の残業", { count: 20, things: "人" }],
] as const)("people counted in %s: “%s”", (language, text, counted) => {
  expect(writtenPeople(text, language)).toEqual(counted);
});

test.each(["Within 2 years", "$45 tickets", "30% fewer", "Records of 12,000 repairs"])(
  "“%s” counts no people",
  (text) => {
    expect(writtenPeople(text, "en")).toBeUndefined();
  },
);
