import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fill } from "../platform/drafting/fill.ts";
import { createRandom } from "../platform/drafting/random.ts";
import { buildSlots, coreOf, type IdeaWords } from "./build-slots.ts";
import { libraryTemplates } from "./library-templates.ts";
import { type Slots, slotNames } from "./slots.ts";

const depotWords: IdeaWords = {
  idea: ["A refill depot in the basement of an office building that saves small deliveries"],
  audience: ["Facility managers", "The office host in shared offices"],
  pains: ["Nobody owns the reorder.", "It costs time."],
  benefits: ["Half of our customers have switched within two years"],
  assets: ["A loyal customer base"],
  earning: ["A monthly fee per floor, paid by the building owner"],
  company: "Northline",
  sector: "facility and environmental services",
};

test("a person’s words stand in the form each slot asks for", () => {
  expect(buildSlots(depotWords)).toEqual({
    idea: "the refill depot in the basement of an office building",
    audience: ["facility managers", "office hosts in shared offices"],
    pain: ["nobody owns the reorder"],
    benefit: ["end a situation in which nobody owns the reorder", "leave the days behind when nobody owns the reorder"],
    company: "Northline",
    sector: "facility and environmental services",
    asset: ["a loyal customer base"],
    earning: ["a monthly fee per floor"],
  });
});

test("a title says what the idea is, and loses what stands between the thing and its kind", () => {
  expect(buildSlots({ ...depotWords, title: "Refill depots for shared offices by subscription" }).idea).toBe(
    "the refill depot by subscription",
  );
  expect(buildSlots({ title: "Refill depots for shared offices" }).idea).toBe("the refill depot for shared offices");
  expect(coreOf(buildSlots({ title: "Refill depots for shared offices" }))).toBe("refill depot");
});

test("the benefit that a value proposition names is taken from it", () => {
  const { benefit } = buildSlots({
    ...depotWords,
    benefits: ["Facility managers can drop one supplier, and they keep every habit."],
  });
  expect(benefit).toEqual(["drop one supplier"]);
});

test("what is changing is no pain itself, but work that goes on as before is one", () => {
  const { pain, benefit } = buildSlots({
    ...depotWords,
    pains: [],
    changes: ["Retailers ask for the origin of every batch"],
  });
  expect(pain).toEqual(["work goes on as before although retailers ask for the origin of every batch"]);
  expect(benefit).toEqual(["be ready for the day when retailers ask for the origin of every batch"]);
});

test("what is missing is said through the idea, so that two bare ideas share no slot", () => {
  const [one, other] = [buildSlots({ title: "Refill depots" }), buildSlots({ title: "Bed tracking app" })];
  for (const name of ["idea", "audience", "pain", "benefit"] as const) {
    expect([one[name]].flat().filter((words) => [other[name]].flat().includes(words))).toEqual([]);
  }
});

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom(
    "",
    "🙂",
    "<b></b>",
    "a",
    "1.",
    "{idea}",
    "[a|b]",
    "We",
    "the",
    "Wir sparen Zeit",
    "word ".repeat(2000),
    "مرحبا بالعالم",
  ),
);
const anyTexts = fc.array(anyText, { maxLength: 3 });
const anyWords = fc.record(
  {
    title: anyText,
    idea: anyTexts,
    audience: anyTexts,
    pains: anyTexts,
    benefits: anyTexts,
    assets: anyTexts,
    earning: anyTexts,
    company: anyText,
  },
  { requiredKeys: [] },
);

describe("any words of a person", () => {
  test("fill every slot with one line that holds a word", () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const slots = buildSlots(words);
        for (const name of slotNames) {
          expect([slots[name]].flat().length).toBeGreaterThan(0);
          for (const wording of [slots[name]].flat()) {
            expect(wording).toMatch(/[\p{L}\p{N}]/u);
            expect(wording).not.toMatch(/[\r\n{}[\]|<>]|\s\s|^\s|\s$/u);
          }
        }
      }),
    );
  });

  test("make tidy sentences of every template", () => {
    fc.assert(
      fc.property(anyWords, fc.constantFrom(...libraryTemplates), fc.string(), (words, entry, seed) => {
        const text = written(entry, buildSlots(words), seed);
        expect(text).not.toMatch(/[{}[\]|]|\s\s|\s[,.;:?!]|\.\./u);
        // A letter that has a capital stands as one; a name like eBay keeps its own way.
        expect(text).toMatch(/^(?:\p{Ll}+\p{Lu}|[^\p{Changes_When_Uppercased}])/u);
        if (/[.?]$/u.test(entry.template)) expect(text).toMatch(/[.?]$/u);
      }),
      { numRuns: 400, seed: 2026 },
    );
  });
});

function written(entry: (typeof libraryTemplates)[number], slots: Slots, seed: string): string {
  const more = Object.fromEntries(entry.moreSlots.map((name) => [name, name]));
  return fill(entry.template, { ...slots, ...more }, createRandom(seed));
}
