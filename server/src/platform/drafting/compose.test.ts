import fc from "fast-check";
import { expect, test } from "vitest";
import { createComposer, NoSentenceLeft } from "./compose.ts";
import { plainSentences } from "./plain-text.ts";

const templates = [
  "{idea} would [help|serve] {audience}.",
  "{audience} wait because {pain}.",
  "[Today|At present] {pain}. {audience} live with it.",
  "For {audience}, {idea} would be a [first|small] step.",
];
const slots = {
  idea: "the refill depot",
  audience: "facility managers",
  pain: ["nobody owns the reorder", "lifts are blocked at nine", "storage rooms overflow"],
};

test("no sentence stands twice in one draft", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const composer = createComposer({ seed, slots });
      const sentences = composer.sentences(templates, 4).flatMap(plainSentences);
      expect(new Set(sentences).size).toBe(sentences.length);
    }),
  );
});

test("templates come again only after each had its turn", () => {
  const composer = createComposer({ seed: "seed", slots });
  const first = composer.sentences(templates, 4).join(" ");
  for (const words of ["refill depot would", "wait because", "live with it", "step"]) expect(first).toContain(words);
});

test("the same seed gives the same text, another seed another", () => {
  const write = (seed: string) => createComposer({ seed, slots }).paragraph(templates, 3);
  expect(write("one")).toBe(write("one"));
  expect(new Set(Array.from({ length: 20 }, (_, index) => write(`${index}`))).size).toBeGreaterThan(15);
});

test("wordings of a slot are used evenly", () => {
  const composer = createComposer({ seed: "seed", slots });
  const sentences = ["Once {pain}.", "Twice {pain}.", "Always {pain}."].map((template) =>
    composer.sentence([template]),
  );
  for (const pain of slots.pain) expect(sentences.filter((sentence) => sentence.includes(pain))).toHaveLength(1);
});

test("a thing and a group are said in full once and shortly afterwards", () => {
  const composer = createComposer({
    seed: "seed",
    slots: { idea: "the refill depot for shared offices", audience: "facility managers of large buildings" },
  });
  expect([
    composer.sentence(["{idea} helps {audience}. {audience} know."]),
    composer.sentence(["{audience} like {idea}."]),
  ]).toEqual([
    "The refill depot for shared offices helps facility managers of large buildings. Facility managers know.",
    "Facility managers like the refill depot.",
  ]);
});

test("text of earlier sections is not repeated", () => {
  const composer = createComposer({
    seed: "seed",
    slots,
    taken: ["It is late. The refill depot would help facility managers!"],
  });
  expect(composer.sentence(["{idea} would [help|serve] {audience}."])).toBe(
    "The refill depot would serve facility managers.",
  );
});

test("a pool that is used up is a mistake, not a repetition", () => {
  const composer = createComposer({ seed: "seed", slots });
  composer.sentence(["{idea} would help."]);
  expect(() => composer.sentence(["{idea} would help."])).toThrow(NoSentenceLeft);
});

test("a phrase may come again", () => {
  const composer = createComposer({ seed: "seed", slots });
  expect(composer.phrase(["{audience}"])).toBe("Facility managers");
  expect(composer.phrase(["{audience}"])).toBe("Facility managers");
});

test("slots of one call go before those of the draft", () => {
  const composer = createComposer({ seed: "seed", slots });
  expect(composer.sentence(["{idea} for {place}."], { idea: "a van", place: "schools" })).toBe("A van for schools.");
});
