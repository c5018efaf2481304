import { expect, test } from "vitest";
import { findQuote } from "./find-quote.ts";

const found = (quote: string, text: string): string | null => {
  const span = findQuote(quote, text);
  return span && text.slice(span.start, span.end);
};

const page = `Hospitals in Spain pay suppliers after 97 days on average.[3] That isn’t “late” by law, the ministry says –
but sup\u00adpliers disagree.

In 2023 the back\u00a0office of 1,200 clinics spent €4.5 million on re-
conciliation of invoices. The ﬁrst pilots saved 12.5 % of it. Small clinics do not pay later than large hospitals do.`;

test.each([
  ["letter by letter", "pay suppliers after 97 days on average", "pay suppliers after 97 days on average"],
  ["in another case", "HOSPITALS IN SPAIN pay", "Hospitals in Spain pay"],
  [
    "with other quotation marks and dashes",
    `That isn't "late" by law, the ministry says - but`,
    "That isn’t “late” by law, the ministry says –\nbut",
  ],
  ["across a soft hyphen", "but suppliers disagree", "but sup\u00adpliers disagree"],
  ["across a word broken at the end of a line", "on reconciliation of invoices", "on re-\nconciliation of invoices"],
  ["with a ligature", "The first pilots saved", "The ﬁrst pilots saved"],
  ["without a reference", "on average. That isn't late", "on average.[3] That isn’t “late"],
  ["with a slip", "pay supliers after 97 days on avergae", "pay suppliers after 97 days on average"],
  [
    "without an article",
    "In 2023 back office of 1,200 clinics spent €4.5 million",
    "In 2023 the back\u00a0office of 1,200 clinics spent €4.5 million",
  ],
  [
    "in quotation marks and with a full stop",
    "“The first pilots saved 12.5 % of it.”",
    "The ﬁrst pilots saved 12.5 % of it",
  ],
  ["with a number in another spelling", "back office of 1200 clinics", "back\u00a0office of 1,200 clinics"],
  ["with a decimal comma", "pilots saved 12,5% of it", "pilots saved 12.5 % of it"],
  ["with a negation written out", "That is not late by law", "That isn’t “late” by law"],
  ["with words left out", "Hospitals in Spain pay … the ministry says", null],
  [
    "in two parts",
    "In 2023 the back office ... saved 12.5 % of it",
    "In 2023 the back\u00a0office of 1,200 clinics spent €4.5 million on re-\nconciliation of invoices. The ﬁrst pilots saved 12.5 % of it",
  ],
])("a quote is found %s", (_how, quote, stands) => {
  expect(found(quote, page)).toBe(stands);
});

test.each([
  ["another digit", "pay suppliers after 79 days on average"],
  ["a digit less", "pay suppliers after 9 days on average"],
  ["a shifted point", "The first pilots saved 125 % of it"],
  ["a number without its thousands", "200 clinics spent €4.5 million"],
  ["a number that goes on", "clinics spent €4.5"],
  ["another magnitude", "1,200 clinics spent €4.5 billion on reconciliation"],
  ["another currency", "1,200 clinics spent $4.5 million on reconciliation"],
  ["no percent sign", "The first pilots saved 12.5 of it"],
  ["a negation less", "That is late by law, the ministry says"],
  ["a negation less within", "Small clinics do pay later than large hospitals do"],
  ["a negation less at its beginning", "pay later than large hospitals do"],
  ["a negation more", "Hospitals in Spain do not pay suppliers after 97 days"],
  ["the opposite, two letters away", "The last pilots saved 12.5 % of it"],
  ["another word", "Hospitals in Spain pay customers after 97 days on average"],
  ["a word more", "Small Hospitals in Spain pay suppliers after 97 days on average"],
  ["two words only", "saved 12.5"],
  ["an ellipsis over a negation", "Small clinics do … pay later than large hospitals"],
  ["parts in another order", "The first pilots saved ... Hospitals in Spain pay"],
  ["something else", "Clinics abroad are paid by their insurers"],
  ["nothing", ""],
])("a quote with %s is not found", (_what, quote) => {
  expect(findQuote(quote, page)).toBeNull();
});

test.each([
  [
    "increased",
    "Sales of electric vans increased strongly in Norway",
    "Sales of electric vans decreased strongly in Norway",
  ],
  ["importing", "Most vans that are imported come from abroad", "Most vans that are exported come from abroad"],
  ["lawful", "It is lawful to charge hospitals interest", "It is unlawful to charge hospitals interest"],
  ["able", "They were notable among the payers of clinics", "They were not able among the payers of clinics"],
  ["kein", "Es gibt keine Frist für Rechnungen der Kliniken", "Es gibt eine Frist für Rechnungen der Kliniken"],
  ["nicht am Ende", "Die Kliniken zahlen ihre Rechnungen", "Die Kliniken zahlen ihre Rechnungen nicht."],
  ["Juni", "Der Umsatz stieg im Juni um ein Drittel", "Der Umsatz stieg im Juli um ein Drittel"],
  ["fünfundvierzig", "Es waren fünfundvierzig Kliniken aus Bayern", "Es waren fünfundvierzehn Kliniken aus Bayern"],
  ["no", "Los hospitales pagan a tiempo sus facturas", "Los hospitales no pagan a tiempo sus facturas"],
  ["sesenta", "Pagan a los sesenta días de la factura", "Pagan a los setenta días de la factura"],
  ["sans", "Les cliniques paient avec un délai fixe", "Les cliniques paient sans un délai fixe"],
  ["mai", "Gli ospedali pagano in tempo le fatture", "Gli ospedali non pagano mai in tempo le fatture"],
  ["sem", "Os hospitais pagam com multa os atrasos", "Os hospitais pagam sem multa os atrasos"],
  ["geen", "Er is een termijn voor facturen van klinieken", "Er is geen termijn voor facturen van klinieken"],
  ["inte", "Sjukhusen betalar sina fakturor i tid", "Sjukhusen betalar inte sina fakturor i tid"],
  ["ない", "病院は仕入先に三十日以内に代金を支払う", "病院は仕入先に三十日以内に代金を支払わない"],
  ["ません", "病院は仕入先に三十日以内に代金を支払い", "病院は仕入先に三十日以内に代金を支払いません"],
  ["不", "医院会在三十天之内向供应商付清全部货款", "医院不会在三十天之内向供应商付清全部货款"],
  ["不 before", "会在三十天之内向供应商付清全部货款的", "医院不会在三十天之内向供应商付清全部货款的"],
])("the opposite is not found: %s", (_word, quote, text) => {
  expect(findQuote(quote, text)).toBeNull();
  expect(findQuote(text, quote)).toBeNull();
  expect(found(text, `Vorher. ${text} After it.`)).toBe(text.replace(/\.$/, ""));
});

test("where scripts have no spaces, twelve letters are enough, and they are exact", () => {
  const text = "病院は仕入先に平均で九十七日後に代金を支払っている。";
  expect(found("仕入先に平均で九十七日後に", text)).toBe("仕入先に平均で九十七日後に");
  expect(findQuote("平均で九十七日", text)).toBeNull();
  expect(findQuote("仕入先に平均で九十八日後に", text)).toBeNull();
});

test("of two places that are alike the one with the same numbers is found", () => {
  const text =
    "In Spain hospitals pay after 97 days. In Italy hospitals pay after 79 days. In Spain clinics pay after 12 days.";
  expect(found("hospitls pay after 79 days", text)).toBe("hospitals pay after 79 days");
  expect(found("In Spain clinics pay after 12 days", text)).toBe("In Spain clinics pay after 12 days");
});

test("a point before a magnitude is as it stands", () => {
  const text = "They sold 1.234 million vans in a year";
  expect(findQuote("They sold 1234 million vans", text)).toBeNull();
  expect(findQuote("They sold 1.234 million vans", text)).not.toBeNull();
});

test.each([
  ["O setor cresceu muito em 2024", "O setor cresceu muito em 2024 no Brasil."],
  ["Las ventas subieron en 2024", "Las ventas subieron en 2024 por los hospitales."],
  ["Hospitals pay their bills", "Hospitals pay their bills without delay."],
  ["고객이 제품을 산다고 말한다", "이 제안 고객이 제품을 산다고 말한다."],
])("what goes on with a preposition is found: %s", (quote, text) => {
  expect(found(quote, text)).toBe(quote);
});
