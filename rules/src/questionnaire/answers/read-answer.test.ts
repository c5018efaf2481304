import { expect, test } from "vitest";
import { type AnswerKind, answerKinds, isAside, readAnswer } from "./read-answer.ts";

const answers: Record<AnswerKind, readonly string[]> = {
  fits: [
    "A refill station that replaces single-use bottles in office kitchens",
    "Crews who work at night",
    "Who would pay for it? The building owner",
    "We lose 40 crates a month",
    "Do you know that feeling of a full cellar? Our tenants do",
    "Refill depots",
    "Error rates in invoices",
    "Help bakers sell the bread of yesterday",
    "Explain forms to patients before they sign",
    "Helpers who explain forms to patients",
    "Refill stations for the offices of 東京",
    "",
  ],
  short: [
    "Drohnen",
    "AI",
    "Logistics",
    "ドローン",
    "無人機",
    "2027",
    "https://example.org/idea",
    "Дроны",
    "McDonald's",
    "R2-D2",
    "rhythm",
    "hmmmmm",
  ],
  "other-language": [
    "Drohnen, die das Dach der Halle ablesen",
    "Una estación que sustituye las botellas de un solo uso",
    "屋根を点検するドローンの貸し出し",
    "Станция для повторного наполнения бутылок",
    "محطة لإعادة تعبئة الزجاجات في المكاتب",
    "Une station qui remplace les bouteilles",
  ],
  unreadable: [
    "asdf",
    "ASDF",
    "qwertz",
    "aaaaaaa",
    "???",
    "...",
    "jkjkjkjk",
    "sdfghjkl",
    "xkcdqwrtz",
    "asdf asdf",
    "ああああああ",
    "!!!",
    "ＡＳＤＦ",
    "poiuy",
  ],
  pasted: [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "Traceback (most recent call last): File main.py",
    "at Object.<anonymous> (/srv/app/index.js:10:5)",
    "HTTP 500 Internal Server Error",
    "connect ECONNREFUSED 127.0.0.1:5432",
  ],
  "asks-back": [
    "Can you write it for me?",
    "What should I write here?",
    "who are you",
    "Was soll ich hier schreiben?",
    "¿Qué debo escribir aquí?",
    "help",
    "何を書けばいいですか？",
  ],
  personal: [
    "I want a raise",
    "I'm so tired",
    "Ich will mehr Gehalt",
    "Quiero un aumento",
    "my boss is never there",
    "給料を上げてほしい",
  ],
  unknown: ["I don't know", "test", "n/a", "Keine Ahnung.", "no sé", "わからない", "not sure yet!"],
};

test.each(answerKinds)("an answer that is %s is told", (kind) => {
  for (const text of answers[kind]) expect(`${text} → ${readAnswer(text)}`).toBe(`${text} → ${kind}`);
});

test("only what is probably not about the question is beside it", () => {
  expect(answerKinds.filter(isAside)).toEqual(["unreadable", "pasted", "asks-back", "personal", "unknown"]);
});

test("words of languages with many consonants, and names, are words", () => {
  for (const text of [
    "Angstschweiß",
    "Borschtsch",
    "Strč prst skrz krk",
    "Brno",
    "CRM",
    "HVAC",
    "Rhythmen",
    "typewriter",
    "Krfttrn AG",
  ]) {
    expect(`${text} ${isAside(readAnswer(text))}`).toBe(`${text} false`);
  }
});
