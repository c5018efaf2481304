import { expect, test } from "vitest";
import { isTellingWord, stemOf, stemsOf, wordsOf } from "./telling-stems.ts";

test("a word is one in all its forms, in English and in German", () => {
  for (const [one, other] of [
    ["refill", "refills"],
    ["container", "containers"],
    ["filling", "filled"],
    ["behälter", "behältern"],
  ] as const)
    expect(stemOf(one), `${one}, ${other}`).toBe(stemOf(other));
  expect(stemOf("price")).not.toBe(stemOf("prize"));
});

test("what a text says first stands for its stem, as it was written", () => {
  expect(stemsOf("Containers come back; a container is washed.").get(stemOf("container"))).toBe("Containers");
});

test("signs that look like others are read as these: a ligature, letters of double width", () => {
  expect(wordsOf("ﬁlling Ｄｅｐｏｔ")).toEqual(["filling", "depot"]);
  expect([...stemsOf("ﬁlling Ｄｅｐｏｔ").keys()]).toEqual([...stemsOf("filling depot").keys()]);
});

test.each([
  ["soap", true],
  ["tax", false],
  ["4000", false],
  ["the", false],
  ["мыло", true],
  ["дом", false],
  ["σαπ", false],
  ["σαπούνι", true],
  ["mère’s", true],
  ["価格", true],
  ["値", false],
])("%s tells what a sentence is about: %s", (word, isTelling) => {
  expect(isTellingWord(word)).toBe(isTelling);
});

test.each([
  ["refilling", "refill"],
  ["fillings", "fill"],
  ["cleaners", "clean"],
  ["cleaner", "clean"],
  ["flaschen", "flasch"],
  ["flasche", "flasch"],
  ["bottles", "bottl"],
  ["cleaned", "clean"],
  ["floors", "floor"],
  ["rings", "ring"],
  ["red", "red"],
  ["hausverwaltung", "hausve"],
])("%s begins with %s", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  [
    "They could also have given it to some others, because nobody really wants to keep it without knowing why.",
    "knowing",
  ],
  ["Before the year is over, most of those who need something little would rather have it today than never.", ""],
  ["Perhaps everybody who asked for it once will be better served by others, though people might think.", "served"],
  ["There are hardly any things that make good work look less like work than a large clean kitchen.", "clean kitchen"],
  [
    "Aber niemand weiß, warum dieser Raum zwischen allen anderen noch immer leer bleibt.",
    "niemand weiß raum leer bleibt",
  ],
  [
    "Wenn jemand etwas braucht, das es dort nicht gibt, dann muss er damit selbst zum Lager gehen.",
    "jemand braucht lager gehen",
  ],
  [
    "Viele würden sonst keine Flaschen mehr kaufen, sondern sie einmal im Jahr wieder füllen.",
    "flaschen kaufen jahr füllen",
  ],
])("of “%s” what tells is “%s”", (sentence, telling) => {
  expect(wordsOf(sentence).filter(isTellingWord).join(" ")).toBe(telling);
});
