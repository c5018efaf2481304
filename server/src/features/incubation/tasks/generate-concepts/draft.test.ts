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
