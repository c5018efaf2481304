import { expect, test } from "vitest";
import { bareConcept, refillDepots } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { concerning } from "./concerning.ts";
import { marketVoice } from "./market-voice.ts";

const inEach = (...wordings: string[]): Wordings => ({ en: wordings, de: wordings, es: wordings, ja: wordings });
const pool = inEach("a {said}.", "b {said}.", "c {said}.");
const answered = (identifier: string, ...answers: string[]): ConceptBrief => ({
  ...bareConcept,
  seed: { answers: [{ identifier, label: "", answers }], clarifications: [] },
});

test("what was quoted least so far is quoted next", () => {
  const voice = marketVoice(refillDepots, "seed");
  const said = [1, 2, 3].map(() => voice.say(pool, ["audience"]));
  expect(said[0]).toContain("“Facility managers of shared offices”");
  expect(said[1]).toContain("“Cleaning crews who work at night”");
  expect(said[2]).toContain("“Facility managers of shared offices”");
  expect(new Set(said).size).toBe(3);
});

test("where nothing was said about a topic, something else is quoted; where nothing was said at all, the idea is spoken of", () => {
  expect(marketVoice(answered("limits", "Glass is not allowed"), "seed").say(pool, ["changes"])).toContain(
    "“Glass is not allowed”",
  );
  const voice = marketVoice(bareConcept, "seed");
  expect(voice.say(inEach("{said} it is."), ["idea"])).toBe("This idea it is.");
  expect([voice.tells("idea"), marketVoice(refillDepots, "seed").tells("idea")]).toEqual([false, true]);
});

test("an idea that is no more than its title is named once", () => {
  const voice = marketVoice(answered("idea", "Bear-proof bins!"), "seed");
  const said = [1, 2, 3].map(() => voice.say(pool, ["idea"]));
  expect(said.filter((sentence) => sentence.includes("“Bear-proof bins”"))).toHaveLength(1);
});

test.each([
  ["es", "Papeleras a prueba de osos que la ciudad pone en sus parques", "Esta idea"],
  ["ja", "公園に置く熊よけのごみ箱を市が使うという考えです", "この案"],
] as const)("in %s, an idea that is no more than its title is spoken of, too", (language, title, words) => {
  const brief = { ...answered("idea", title), concept: { ...bareConcept.concept, title } };
  const voice = marketVoice(brief, "seed");
  expect(voice.language).toBe(language);
  voice.say(inEach("a {said}."), ["idea"]);
  expect(voice.say(inEach("{said} b."), ["idea"])).toBe(`${words} b.`);
});

test.each(["?", "¿Quién", "!", "…"])("what holds “%s” is no fact", (sign) => {
  expect(marketVoice(answered("pains", `They wait ${sign} every day`, "Nobody pays"), "seed").statements).toMatchObject(
    [{ text: "Nobody pays" }],
  );
});

test("questions that people wrote are not quoted as facts", () => {
  const voice = marketVoice(answered("pains", "Is it dear? Nobody pays", "Wer zahlt?"), "seed");
  expect(voice.statements.map(({ text }) => text)).toEqual(["Nobody pays"]);
});

test("every ending can follow every opening", () => {
  const { en, ja } = concerning(inEach("one.", "two."));
  expect(en).toContain("On {said}: one.");
  expect(en.length * 7).toBe(ja.length * 4);
  expect(new Set(en).size).toBe(en.length);
});

test.each(evaluationBriefs.map(({ name, language, concept }) => [name, language, concept] as const))(
  "%s is told in its language, %s",
  (_, language, concept) => {
    expect(marketVoice(concept, "seed").language).toBe(language);
  },
);
