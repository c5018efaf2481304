import { expect, test } from "vitest";
import { plainLines, plainSentences, plainText } from "./plain-text.ts";

test.each([
  ["<b>Soap</b> by weight<br>", "Soap by weight"],
  ["2) Soap by weight", "Soap by weight"],
  ["# Soap by weight", "Soap by weight"],
  ["• Soap by weight", "Soap by weight"],
  ["— Soap by weight", "Soap by weight"],
  ["– Soap by weight", "Soap by weight"],
  ["* Soap by weight", "Soap by weight"],
  ["> Soap by weight", "Soap by weight"],
  ["-5 litres", "-5 litres"],
  ["Soap | weight", "Soap weight"],
  ["a < b > c", "a b c"],
  ["1\ufe0f\u20e3 Soap 🇩🇪 👩‍🌾", "1 Soap"],
  ["3.5 litres", "3.5 litres"],
  ["Soap , by weight !", "Soap, by weight!"],
  ["Soap... by weight", "Soap… by weight"],
  ["Soap 🧼 by weight", "Soap by weight"],
  ["So\u00adap by\u0007weight", "Soap by weight"],
  ["{soap} by [weight]", "soap by weight"],
  ["Soap\n\n  by\r\nweight", "Soap by weight"],
])("%j is %j in plain words", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("lines of plain words leave out those that say nothing", () => {
  expect(plainLines("- Soap\n\n🧼\n<br>\n2. Weight")).toEqual(["Soap", "Weight"]);
});

test.each([
  ["We sell soap. We weigh it.", ["We sell soap.", "We weigh it."]],
  ["“Who pays?” Nobody knows.", ["“Who pays?”", "Nobody knows."]],
  ["It costs 4.5 dollars, e.g. for soap.", ["It costs 4.5 dollars, e.g. for soap."]],
  ["Really! “Nobody” pays.", ["Really!", "“Nobody” pays."]],
  ["Soap…\nBy weight", ["Soap…", "By weight"]],
  ["They say 'no.' Nobody asks.", ["They say 'no.'", "Nobody asks."]],
  ["They say (no.) 12 ask.", ["They say (no.)", "12 ask."]],
  ["It is late… ‘Nobody’ asks.", ["It is late…", "‘Nobody’ asks."]],
  ["どうですか？はい。", ["どうですか？", "はい。"]],
  ["朝は遠い。雨の週は高い！", ["朝は遠い。", "雨の週は高い！"]],
])("%j has the sentences %j", (text, sentences) => {
  expect(plainSentences(text)).toEqual(sentences);
});
