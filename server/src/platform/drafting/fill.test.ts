import fc from "fast-check";
import { expect, test } from "vitest";
import { fill, SlotMissing, slotNamesOf } from "./fill.ts";
import { createRandom } from "./random.ts";

const random = () => createRandom("seed");
const slots = { idea: "the refill depot", audience: "facility managers", pain: "nobody owns the reorder." };

test("slots are written out, with a capital at the start and one stop at the end", () => {
  expect(fill("{audience} wait because {pain}.", slots, random())).toBe(
    "Facility managers wait because nobody owns the reorder.",
  );
});

test("one of the alternatives is taken, the same for the same seed", () => {
  const template = "{idea} would [help|serve|relieve] {audience}[|, now and then].";
  const texts = Array.from({ length: 40 }, (_, index) => fill(template, slots, createRandom(`${index}`)));
  expect(new Set(texts).size).toBe(6);
  expect(fill(template, slots, createRandom("3"))).toBe(texts[3]);
});

test("a slot without words is a mistake that names slot and template", () => {
  expect(() => fill("{idea} for {nobody}", slots, random())).toThrow(SlotMissing);
  expect(() => fill("{idea} for {nobody}", slots, random())).toThrow(
    'The slot {nobody} has no words for the template "{idea} for {nobody}".',
  );
  expect(() => fill("{idea}", { idea: " … " }, random())).toThrow(SlotMissing);
  expect(() => fill("{idea}", { idea: [] }, random())).toThrow(SlotMissing);
});

test("a slot keeps its words within one filling", () => {
  const text = fill("{idea} and {idea}", { idea: ["a depot", "a van"] }, random());
  expect(["A depot and a depot", "A van and a van"]).toContain(text);
});

test.each([
  ["a {thing} helps.", { thing: "hour" }, "An hour helps."],
  ["an {thing} helps.", { thing: "usual day" }, "A usual day helps."],
  ["a {thing} helps.", { thing: "EU rule" }, "An EU rule helps."],
  ["a {thing} helps.", { thing: "SMS" }, "An SMS helps."],
  ["a {thing} helps.", { thing: "8-hour shift" }, "An 8-hour shift helps."],
  ["a {thing} helps.", { thing: "one-page plan" }, "A one-page plan helps."],
  ["It is [a|an] [old|new] a plan.", {}, /^It is (?:an old|a new) a plan\.$/u],
  ["a {thing} helps.", { thing: "the refill depot" }, "The refill depot helps."],
  ["It is the {thing}.", { thing: "our depot" }, "It is our depot."],
  ["It works. {thing} does too! is it so?", { thing: "the depot" }, "It works. The depot does too! Is it so?"],
  ["{thing}’s day.", { thing: "facility managers" }, "Facility managers’ day."],
  ["{thing} is sold.", { thing: "iPads" }, "iPads is sold."],
  ["Ask {thing}, please .", { thing: "them,  now" }, "Ask them, now, please."],
])("%s is written with care", (template, more, expected) => {
  expect(fill(template, { ...more }, random())).toEqual(
    typeof expected === "string" ? expected : expect.stringMatching(expected),
  );
});

test("words of a person are never read as a template", () => {
  expect(fill("Take {idea}.", { idea: "{audience} [a|b]" }, random())).toBe("Take {audience} [a|b].");
});

test("any words give one tidy line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (words) => {
      fc.pre(/[\p{L}\p{N}]/u.test(words.replace(/[\s.!?,;:…]+$/u, "")));
      const text = fill("{idea} would help. It is {idea}.", { idea: words }, random());
      expect(text).not.toMatch(/\s\s|[\r\n]| [,.;:?!]/u);
      expect(text.endsWith(".")).toBe(true);
    }),
  );
});

test("slots of a template are listed once each, those of alternatives too", () => {
  expect(slotNamesOf("{a} [{b}|{c} {a}]")).toEqual(["a", "b", "c"]);
});
