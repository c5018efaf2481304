import { expect, test } from "vitest";
import { askedPersona } from "#test-support/model-server/personas/persona-questions.ts";
import { readTalk } from "./checking/talk.ts";
import { releasedText } from "./released-text.ts";

const asked = askedPersona("Where do you buy?");
const talk = readTalk(asked);
const sentence = (text: string, more: object = {}) => ({ facts: [], guess: "", unknown: "", text, ...more });
const shown = (...texts: string[]) => releasedText({ sentences: texts.map((text) => sentence(text)) }, talk);

test.each([
  ["agrees", "Well then yes, we", "Well then"],
  ["promises to buy", "Then we order it", "Then we"],
  ["gives way", "Then we stretch it", "Then we"],
  ["leaves the role", "Then some chatbot says", "Then some"],
  ["praises", "Then we adored it", "Then we"],
  ["knows no limit", "Then the price does", "Then the"],
  ["refuses", "Then we decline it", "Then we"],
  ["names a source", "Then some statistics say", "Then some"],
  ["praises in spite of a denial", "Then not a brainer is", "Then"],
  ["says what is used", "Then we rely on", "Then we"],
  ["denies", "Then we never do", "Then we"],
  ["denies", "Then we lack it", "Then we"],
  ["counts in words", "Then we take eighty bottles", "Then we take"],
  ["counts in figures", "Then we take 80 bottles", "Then we take"],
  ["names somebody", "Then we ask Brandon today", "Then we ask"],
  ["is written in another script", "Then we ask друг today", "Then we ask"],
  ["leans on what is known", "Then it is widely known that we", "Then it is widely known"],
  ["tells an address", "Then write to us@shop.com now", "Then write to"],
  ["tells an address", "Then see www.shop.com now", "Then see"],
])("a sentence that %s is held at the word that says so: %j", (_, text, beginning) => {
  expect(shown(text)).toBe(beginning);
});

test("the last word may be half of another one, and is not shown; the first may have a capital letter, and so may I", () => {
  expect(shown("Then I ask the crews at no")).toBe("Then I ask the crews at");
  expect(shown("Brandon brings the bottles over")).toBe("Brandon brings the bottles");
  expect(shown("Hm")).toBe("");
  expect(shown("")).toBe("");
});

test("whole sentences are shown once they are checked, and nothing behind one that will be written anew", () => {
  expect(shown("My crews come at noon.", "They carry the bottles up", "And")).toBe(
    "My crews come at noon. They carry the bottles up",
  );
  expect(shown("My crews come at noon. They carry the bottles. And then", "")).toContain("They carry the bottles.");
  expect(shown("My crews come at noon.", "Idris Bello told me that.", "They carry bottles.", "And")).toBe(
    "My crews come at noon.",
  );
  expect(shown("My crews carry heavy bottles.", "My crews never carry heavy bottles.", "And")).toBe(
    "My crews carry heavy bottles.",
  );
});

test("no address is shown that nobody gave, and one that was given is", () => {
  expect(shown("My crews come at noon.", "See www.shop.com for it.", "And")).toBe("My crews come at noon.");
  const given = readTalk({ ...asked, question: "Do you know www.shop.com at all?" });
  const texts = ["My crews know www.shop.com well.", "And"].map((text) => sentence(text));
  expect(releasedText({ sentences: texts }, given)).toBe("My crews know www.shop.com well.");
});

test("an answer of which hardly anything is there yet shows nothing", () => {
  expect(releasedText({}, talk)).toBe("");
  expect(releasedText({ sentences: [] }, talk)).toBe("");
  expect(releasedText({ sentences: [{}, undefined, sentence("My crews come at noon.")] }, talk)).toBe(
    "My crews come at",
  );
});
