import { expect, test } from "vitest";
import { type Period, paidFor, paymentsIn, periodLabels, periodOf } from "./paid-for.ts";

const words: Record<Period, string> = {
  year: "year years yearly annual annually Jahr Jahre Jahres jährlich jährliche año años anual anuales anualmente 年 年額 年間 毎年",
  quarter:
    "quarter quarters quarterly Quartal Quartals Quartale Vierteljahr vierteljährlich trimestre trimestral 四半期",
  month: "month months monthly Monat Monate Monats monatlich monatliche mes meses mensual mensuales 月 月額 毎月",
  week: "week weeks weekly Woche Wochen wöchentlich semana semanas semanal semanales 週 週に 毎週",
};

test.each(Object.entries(words))("it is paid by the %s: %s", (period, named) => {
  for (const word of named.split(" ")) expect(periodOf(word), word).toBe(period);
});

test.each(["order", "floor", "day", "Monatskarte", "mesa", "weekend"])("“%s” is no period", (word) => {
  expect(periodOf(word)).toBeUndefined();
});

test("payments a year are those of its period, in the words of each language", () => {
  expect(paymentsIn).toEqual({ year: 1, quarter: 4, month: 12, week: 52 });
  for (const [period, labels] of Object.entries(periodLabels))
    for (const label of Object.values(labels)) expect(periodOf(label), label).toBe(period);
});

test.each([
  ["en", "", "/month", { thing: undefined, period: "month" }],
  ["en", "", " per seat", { thing: "seat", period: undefined }],
  ["en", "", " a seat each year", { thing: "seat", period: "year" }],
  ["en", "", " an order every week", { thing: "order", period: "week" }],
  ["en", "", " each door and quarter", { thing: "door", period: "quarter" }],
  ["en", "a yearly fee of ", "", { thing: undefined, period: "year" }],
  ["en", "the annual fee is ", "", { thing: undefined, period: "year" }],
  ["en", "paid weekly: ", "", { thing: undefined, period: "week" }],
  ["en", "quarterly ", " per seat", { thing: "seat", period: "quarter" }],
  ["en", "It is paid yearly. Then ", "", { thing: undefined, period: undefined }],
  ["de", "", " pro Etage im Monat", { thing: "Etage", period: "month" }],
  ["de", "", " je Etage und Jahr", { thing: "Etage", period: "year" }],
  ["de", "", " netto in der Woche", { thing: undefined, period: "week" }],
  ["de", "", " / Quartal", { thing: undefined, period: "quarter" }],
  ["de", "monatlich ", "", { thing: undefined, period: "month" }],
  ["de", "ein Jahresbeitrag von ", "", { thing: undefined, period: "year" }],
  ["de", "vierteljährlich ", "", { thing: undefined, period: "quarter" }],
  ["de", "wöchentlich ", "", { thing: undefined, period: "week" }],
  ["es", "", " por planta al mes", { thing: "planta", period: "month" }],
  ["es", "", " cada pedido a la semana", { thing: "pedido", period: "week" }],
  ["es", "", " por la planta y año", { thing: "planta", period: "year" }],
  ["es", "", " anuales", { thing: undefined, period: "year" }],
  ["es", "cuota mensual de ", "", { thing: undefined, period: "month" }],
  ["ja", "", "/年", { thing: undefined, period: "year" }],
  ["ja", "月額", "", { thing: undefined, period: "month" }],
  ["ja", "年間約", "", { thing: undefined, period: "year" }],
  ["ja", "週に", "", { thing: undefined, period: "week" }],
] as const)("in %s “%s…%s” is paid so", (...[language, before, after, paid]) => {
  expect(paidFor({ before, after }, language)).toEqual(paid);
});
