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

test.each([
  ...[
    ["en", "$3 thousand", 3e3],
    ["en", "$3 m", 3e6],
    ["en", "$3K", 3e3],
    ["en", "$3 millions", 3e6],
  ],
  ...[
    ["de", "3 Tausend $", 3e3],
    ["de", "3 Mio. $", 3e6],
    ["de", "3 Millionen $", 3e6],
    ["de", "$ 3 Mio", 3e6],
  ],
  ...[
    ["es", "3 mil $", 3e3],
    ["es", "3 millón $", 3e6],
    ["es", "3 millones $", 3e6],
    ["es", "3 millon $", 3e6],
  ],
  ...[
    ["ja", "3千ドル", 3e3],
    ["ja", "3万ドル", 3e4],
    ["ja", "3億ドル", 3e8],
  ],
] as [language: "en", text: string, amount: number][])("%s: “%s” comes to %i", (language, text, amount) => {
  expect(writtenAmounts(text, language)[0]?.amount).toBe(amount);
});

test.each([
  ...[
    "US$3",
    "$3",
    "USD 3",
    "3 USD",
    "3 US$",
    "3 US-$",
    "3 US-Dollar",
    "3 dollar",
    "3 US dollars",
    "3 dólares",
    "3 dolares",
    "3ドル",
  ],
])("“%s” are dollars", (text) => {
  expect(writtenAmounts(text, "en")).toMatchObject([{ amount: 3, isDollars: true }]);
});

test.each([
  ...["€3", "£3", "¥3", "3 €", "3 £", "3 ¥", "3 euro", "3 euros", "3円", "3ユーロ", "3 EUR", "3 GBP", "3 CHF"],
  ..."EUR GBP CHF JPY CAD AUD SEK NOK DKK PLN CZK CNY INR BRL MXN".split(" ").map((code) => `${code} 3`),
])("“%s” is other money", (text) => {
  expect(writtenAmounts(text, "en")).toMatchObject([{ amount: 3, isDollars: false }]);
});

test.each([
  ["en", "all the our their some about", "17 hospitals"],
  ["de", "alle die unsere rund etwa", "17 Kliniken"],
  ["es", "todos todas los las nuestros nuestras unos unas", "17 hoteles"],
] as const)("in %s customers are counted behind %s", (language, words, counted) => {
  for (const word of words.split(" ")) expect(writtenCustomers(`${word} ${counted}`, language)?.count, word).toBe(17);
});

test.each([..."店社人名軒世帯校院".replace("世帯", "").split(""), "世帯"])(
  "%s counts customers in Japanese",
  (things) => {
    expect(writtenCustomers(`12${things}のお客様`, "ja")).toEqual({ count: 12, things });
  },
);

test.each([
  ...[
    "year",
    "years",
    "month",
    "months",
    "week",
    "weeks",
    "day",
    "days",
    "hour",
    "hours",
    "minute",
    "minutes",
    "Jahr",
    "Jahre",
    "Jahren",
    "Monat",
  ],
  ...[
    "Monate",
    "Monaten",
    "Woche",
    "Wochen",
    "Tage",
    "Tagen",
    "Stunde",
    "Stunden",
    "Minute",
    "Minuten",
    "años",
    "meses",
    "mes",
    "semana",
    "semanas",
  ],
  ...[
    "día",
    "días",
    "dia",
    "hora",
    "horas",
    "minuto",
    "minutos",
    "km",
    "kg",
    "percent",
    "Prozent",
    "times",
    "mal",
    "veces",
    "pilot",
    "pilots",
  ],
])("12 %s are no customers", (things) => {
  for (const language of ["en", "de", "es"] as const)
    expect(writtenCustomers(`12 ${things}`, language)).toBeUndefined();
});

test.each([
  ...[
    "cleaners",
    "inspectors",
    "technicians",
    "receptionists",
    "employees",
    "nurses",
    "crews",
    "people",
    "clerks",
    "colleagues",
    "assistants",
    "agents",
  ].map((things) => ["en", things] as const),
  ...[
    "Personen",
    "Leute",
    "Leuten",
    "Menschen",
    "Mitarbeiter",
    "Mitarbeitern",
    "Mitarbeitende",
    "Beschäftigte",
    "Kollegen",
    "Techniker",
    "Monteure",
  ].map((things) => ["de", things] as const),
  ...["Fahrer", "Pflegekräfte", "Fachkräften"].map((things) => ["de", things] as const),
  ...["personas", "empleados", "empleadas", "trabajadores", "técnicos", "colegas", "conductores", "enfermeras"].map(
    (things) => ["es", things] as const,
  ),
])("in %s 12 %s are people", (language, things) => {
  expect(writtenPeople(`x 12 ${things} y`, language)).toEqual({ count: 12, things });
});

test.each([
  ["en", "1,234.5", 1234.5],
  ["en", "1.234,5", 1234.5],
  ["de", "1.234", 1234],
  ["en", "1.234", 1.234],
  ["de", "1,5", 1.5],
  ["en", "1,5", 1.5],
  ["de", "1’234", 1234],
  ["en", "1.234.567", 1_234_567],
  ["es", "1.234,5", 1234.5],
  ["ja", "1,234", 1234],
] as const)("in %s $%s is %d", (language, digits, amount) => {
  expect(writtenAmounts(`$${digits}`, language)[0]?.amount).toBe(amount);
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
