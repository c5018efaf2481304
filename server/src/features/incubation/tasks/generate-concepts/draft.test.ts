import { conceptTextMaxLength } from "@seedbed/contract/limits";
import { expect, test } from "vitest";
import { bareSeed, refillSeed } from "#test-support/seed-briefs.ts";
import { directionsFor } from "./directions/directions.ts";
import { draftConcepts } from "./draft.ts";
import { findRestsOn } from "./draft-rests-on.ts";
import type { GenerateConceptsInput } from "./prompt.ts";
import { isTooNear } from "./too-near.ts";

const inputFor = (brief: GenerateConceptsInput["brief"], more: Partial<GenerateConceptsInput> = {}) => ({
  ...{ brief, existing: [], dropped: [], instructions: "", count: 4 },
  ...more,
});
const answer = (identifier: string, ...answers: string[]) => ({ identifier, label: "Anything?", answers });

test("whoever wants revenue gets no way that saves, whoever wants lower costs none that earns, others get both", () => {
  const paying = (...chosen: string[]) => {
    const brief = { ...refillSeed, answers: [answer("value_source", ...chosen)] };
    return [...new Set(directionsFor(brief, () => true).flatMap(({ pays }) => pays ?? []))].toSorted();
  };
  expect(paying("New revenue")).toEqual(["revenue"]);
  expect(paying("Lower costs")).toEqual(["savings"]);
  expect(paying("Not sure yet")).toEqual(["revenue", "savings"]);
  expect(paying()).toEqual(["revenue", "savings"]);
});

test("ways that begin with something that was said come before those that would begin with a question", () => {
  const isSaid = ({ topics }: { topics: readonly string[] }) => topics.includes("limits") || topics.includes("earning");
  const said = directionsFor(refillSeed, isSaid).map(isSaid);
  expect(said[0]).toBe(true);
  // First the ways that people decide about first, then the others.
  expect(said.filter((is, place) => is && place > 0 && !said[place - 1])).toHaveLength(1);
});

test("what is written anew comes near neither to what it replaces nor to what stays", () => {
  const [first, ...others] = draftConcepts(inputFor(refillSeed), "seed").concepts;
  if (!first) throw new Error("no concept was drafted");
  const anew = draftConcepts(
    inputFor(refillSeed, { existing: others, tooNear: [{ ...first, near: "Depots" }], count: 1 }),
    "seed",
  ).concepts;
  expect(anew).toHaveLength(1);
  expect([first, ...others].filter((known) => anew.some((concept) => isTooNear(known, concept)))).toEqual([]);
});

test("when every way is known already, as many are written all the same", () => {
  let dropped: GenerateConceptsInput["dropped"] = [];
  const counts = new Set<number>();
  for (let run = 0; run < 30; run += 1) {
    const { concepts } = draftConcepts(inputFor(bareSeed, { dropped }), `run ${run}`);
    counts.add(concepts.length);
    dropped = [...dropped, ...concepts];
  }
  expect([...counts]).toEqual([4]);
});

test("a title quotes what is short, and leaves a long answer to the summary", () => {
  const words = "Facility managers of buildings with many tenants who have to look after several of them on one day";
  const { concepts } = draftConcepts(inputFor({ ...bareSeed, answers: [answer("audience", words)] }), "seed");
  for (const { title } of concepts) expect(title).not.toContain(words);
  expect(JSON.stringify(concepts)).toContain(`“${words}”`);
  const short = draftConcepts(inputFor({ ...bareSeed, answers: [answer("audience", "Caretakers")] }), "seed");
  expect(short.concepts.some(({ title }) => title.includes("“Caretakers”"))).toBe(true);
});

test("an overview stays within its limit, however much was said, and says as much as it holds", () => {
  const long = (what: string) =>
    `${what} that somebody in this building has to look after on every single day of the week and year`;
  const answers = ["idea", "audience", "pains", "earning", "limits", "success"].map((identifier) =>
    answer(identifier, long(identifier)),
  );
  const clarifications = [{ question: "Which?", answers: [long("The tall one")] }];
  const brief = { ...refillSeed, answers, clarifications };
  for (const seed of ["one", "two", "three"]) {
    const { concepts } = draftConcepts(inputFor(brief, { instructions: long("Schools") }), seed);
    for (const { overview } of concepts) {
      expect(overview.length).toBeLessThanOrEqual(conceptTextMaxLength);
      expect(overview.length).toBeGreaterThan(conceptTextMaxLength / 2);
    }
  }
});

test("a wish is not quoted where the answers are in a language that drafts are not written in", () => {
  const answers = [answer("idea", "Une station de recharge pour les bureaux avec des pompes et sans bouteilles")];
  const wish = "Something for schools";
  const { concepts } = draftConcepts(inputFor({ ...bareSeed, answers }, { instructions: wish }), "seed");
  expect(JSON.stringify(concepts)).not.toContain(wish);
});

test("what quotes nothing rests on the first question that was answered, never on one that was not", () => {
  const restsOn = findRestsOn({ ...bareSeed, answers: [answer("success", "Ten"), answer("pains", "Boxes")] });
  expect(restsOn([{ text: "Nothing." }])).toEqual(["pains"]);
  expect(restsOn([{ text: "Nothing." }], ["limits"])).toEqual(["pains"]);
  expect(restsOn([{ text: "Nothing." }], ["success", "limits"])).toEqual(["success"]);
});

test.each(["$40", "40 €", "40 EUR", "40 USD", "40 GBP", "40 CHF", "40 JPY", "40 euros", "40 dollars", "40 dollar"])(
  "of %s that was named elsewhere it is told that it is a sum, and not what it is for",
  (sum) => {
    const said = `Each run costs ${sum} more than it brings`;
    const brief = { ...bareSeed, answers: [answer("idea", "Depots that refill"), answer("pains", said)] };
    const { concepts } = draftConcepts(inputFor(brief), "seed");
    const [first] = concepts;
    expect(first?.overview).toContain(`“${said}”`);
  },
);

test("a sum in yen is one, too; a number without money is none", () => {
  const overviewOf = (idea: string, pain: string) =>
    draftConcepts(inputFor({ ...bareSeed, answers: [answer("idea", idea), answer("pains", pain)] }), "seed").concepts[0]
      ?.overview;
  expect(overviewOf("補充ステーションを屋上に置く", "毎回30,000円かかる")).toContain("「毎回30,000円かかる」");
  expect(overviewOf("Depots that refill", "Each run takes 40 minutes more")).not.toContain("40 minutes");
});

test("whoever is not sure gets concepts that earn and that save, in turn", () => {
  const [fees, rent] = ["A fee for every floor", "Rent of the basement"];
  const brief = {
    ...bareSeed,
    answers: [
      ...[answer("idea", "Depots that refill"), answer("audience", "Caretakers"), answer("assets", "A van")],
      ...[answer("value_source", "Not sure yet"), answer("earning", fees), answer("cost_sources", rent)],
    ],
  };
  const { concepts } = draftConcepts(inputFor(brief), "seed");
  expect(concepts.map(({ overview }) => [overview.includes(fees), overview.includes(rent)])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
});

test("each part rests on the answers that it quotes", () => {
  const brief = {
    ...bareSeed,
    answers: [
      ...[answer("idea", "Depots that refill the kitchens"), answer("audience", "Caretakers of the old houses")],
      ...[answer("pains", "There is noise at night"), answer("assets", "A van with the tools")],
      answer("success", "The tenants are calm"),
    ],
  };
  const [first] = draftConcepts(inputFor(brief), "seed").concepts;
  expect(first?.restsOn).toMatchObject({
    ...{ title: ["audience"], summary: ["audience"], problemStatement: ["pains"], valueProposition: ["success"] },
    ...{ differentiators: ["audience"], rightsToWin: ["assets"] },
  });
});
