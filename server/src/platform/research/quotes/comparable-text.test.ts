import { expect, test } from "vitest";
import { comparableText } from "./comparable-text.ts";
import { findQuote } from "./find-quote.ts";

test.each([
  ["every dash", "a-b‐c‑d‒e–f—g―h−i﹣j－k", "a-b-c-d-e-f-g-h-i-j-k"],
  ["every quotation mark", "\"`´‘’‚‛“”„‟«»‹›′″＇＂「」『』 it's", "it's"],
  ["an apostrophe within a word", "don’t don´t don`t don′t", "don't don't don't don't"],
  ["spaces of all kinds", "a \n\t\u00a0b\u2009c\u3000d", "a b c d"],
  ["what is not seen", "a\u00adb\u200bc\u200dd\u2060e", "abcde"],
  ["ligatures and full width", "ﬁve ﬄ Ａ１％", "five ffl a1%"],
  ["capitals", "ABC XYZ ÄÉ", "abc xyz äé"],
  ["an accent that stands apart", "Cafe\u0301s", "caf\u00e9s"],
  ["references", "said.[1] Then[12] on[999]. a[1234] b[x]", "said. then on. a[1234] b[x]"],
  [
    "a word that was broken",
    "re-\nconcile re- \r\n  concile re-\nConcile 4-\nfold",
    "reconcile reconcile re- concile 4- fold",
  ],
  ["a footnote behind a word", "said¹ and⁰ a²³⁴⁵⁶⁷⁸⁹", "said and a"],
  ["areas and powers", "5 m² 5 m³ 10² 10¹²", "5 m2 5 m3 10² 10¹²"],
])("%s is alike", (_, original, text) => {
  expect(comparableText(original).text).toBe(text);
});

test("each letter knows where it stood, also of a letter that takes two", () => {
  const { text, starts, ends } = comparableText("x ﬁ 𝐀 “y”");
  expect([text, starts, ends]).toEqual(["x fi a y", [0, 1, 2, 2, 3, 4, 6, 8], [1, 2, 3, 3, 4, 6, 7, 9]]);
});

const found = (quote: string, text: string) => {
  const span = findQuote(quote, text);
  return span && text.slice(span.start, span.end);
};

test.each([
  ["1,234", "1.234", true],
  ["1,234", "1 234", true],
  ["1,234", "1'234", true],
  ["1,234", "1234", true],
  ["1,234,567", "1.234.567", true],
  ["1,234,567.8", "1.234.567,8", true],
  ["1,234.50", "1 234,50", true],
  ["12.5", "12,5", true],
  ["0.5", "0,5", true],
  ["12.5", "125", false],
  ["0.123", "123", false],
  ["1,234", "1.23", false],
  ["12", "1 2", false],
  ["5 million", "5.0 million", false],
  ["1.5 million", "1,5 million", true],
  ["1.234 million", "1234 million", false],
])("the numbers %s and %s are one: %s", (one, other, same) => {
  const text = (number: string) => `The clinics spent ${number} on their invoices`;
  expect([found(text(one), text(other)) !== null, found(text(other), text(one)) !== null]).toEqual([same, same]);
});

test.each([..."%‰€$£¥₹<>≤≥±°½¼¾"])("the sign %s is part of what was said", (sign) => {
  const [with_, without] = [`It rose by ${sign} 7 in the clinics`, "It rose by 7 in the clinics"];
  expect([found(with_, without), found(without, with_), found(with_, with_)]).toEqual([null, null, with_]);
});

test.each([
  ["It rose by 7 in the clinics", "It rose by -7 in the clinics"],
  ["It rose by 7 in the clinics", "It rose by −7 in the clinics"],
  ["with a margin of 3 % in spring", "with a margin of –3 % in spring"],
  ["It rose (7 in the clinics)", "It rose (-7 in the clinics)"],
])("a minus before a number is part of what was said: %s, and %s", (plain, negative) => {
  expect([found(plain, negative), found(negative, plain)]).toEqual([null, null]);
});

test.each([
  ["The years 2019 2023 in the clinics", "The years 2019–2023 in the clinics"],
  ["The years 2019 2023 in the clinics", "The years 2019 – 2023 in the clinics"],
])("a dash between two words or numbers is none: %s, and %s", (plain, dashed) => {
  expect([found(plain, dashed), found(dashed, plain)]).toEqual([dashed, plain]);
});

test("a letter with an accent is the same however it is written, on pages and in quotes", () => {
  const [one, apart] = ["Les cafés de Zürich à côté", "Les cafés de Zürich à côté".normalize("NFD")];
  expect([found(one, apart), found(apart, one)]).toEqual([apart, one]);
});

test.each([
  ["can't", "cannot"],
  ["can't", "can not"],
  ["won't", "will not"],
  ["isn't", "is not"],
  ["doesn’t", "does not"],
])("%s and %s are one", (short, long) => {
  const text = (word: string) => `In spring the clinics ${word} pay their invoices to those who deliver`;
  expect([found(text(short), text(long)), found(text(long), text(short))]).toEqual([text(long), text(short)]);
});

test.each([
  ["three dots", "The clinics pay ... their invoices are late"],
  ["more dots", "The clinics pay ..... their invoices are late"],
  ["an ellipsis", "The clinics pay… their invoices are late"],
  ["dots in brackets", "The clinics pay [...] their invoices are late"],
  ["an ellipsis in round brackets", "The clinics pay ( … ) their invoices are late"],
])("words are left out with %s, at most a thousand letters of them", (_, quote) => {
  const text = (between: string) => `The clinics pay suppliers.${between} Few ask why. Their invoices are late`;
  expect(found(quote, text(" Vans wait."))).toBe(text(" Vans wait."));
  expect(found(quote, text(" Vans wait.".repeat(88)))).not.toBeNull();
  expect(found(quote, text(" Vans wait.".repeat(95)))).toBeNull();
  expect(found(quote, text(" Vans wait.").replace("Few ask why. Their", "Nobody knows why their"))).toBeNull();
});

test("a quote of more than 4,000 letters is not looked for", () => {
  const text = "The clinics pay late. ".repeat(200).trim();
  const shorter = text.slice(0, 3_980);
  expect([found(shorter, text), found(text, text)]).toEqual([shorter, null]);
});
