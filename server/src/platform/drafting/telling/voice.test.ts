import { describe, expect, test } from "vitest";
import { createVoice, NothingLeftToSay, type Wordings } from "./voice.ts";

const pool: Wordings = {
  en: ["Ask about {said}.", "Look at {said}.", "Count {said}."],
  de: ["Fragen Sie nach {said}."],
  es: ["Pregunte por {said}."],
  ja: ["{said}について聞きます。", "{said}を見ます。"],
};
const same = (...wordings: string[]): Wordings => ({ en: wordings, de: wordings, es: wordings, ja: wordings });
const voiceFor = (seed = "one") => createVoice({ seed, language: "en" });

describe("a voice", () => {
  test("says every wording once before one comes again, and then only with other words", () => {
    const voice = voiceFor();
    const sentences = ["“a”", "“b”", "“c”"].map((said) => voice.say(pool, { said }));
    expect(new Set(sentences.map((sentence) => sentence.split(" ")[0])).size).toBe(3);
    expect(sentences).not.toContain(voice.say(pool, { said: "“d”" }));
  });

  test("says no sentence twice, whatever its capitals and marks, and tells when nothing is left", () => {
    const voice = voiceFor();
    voice.say(same("Not said yet: the price."));
    expect(() => voice.say(same("NOT SAID YET, the price!"))).toThrow(NothingLeftToSay);
  });

  test("says the same for the same seed and other things for another", () => {
    const draft = (seed: string) => {
      const voice = voiceFor(seed);
      return ["a", "b", "c"].map((said) => voice.say(pool, { said })).join();
    };
    expect(draft("one")).toBe(draft("one"));
    expect(new Set(["one", "two", "three", "four", "five"].map(draft)).size).toBeGreaterThan(1);
  });

  test("chooses one of the words in brackets, and another one when the sentence would come again", () => {
    const voice = voiceFor();
    const wordings = same("[Ask|Find out] who pays[| first].");
    const sentences = [voice.say(wordings), voice.say(wordings)];
    for (const sentence of sentences) expect(sentence).toMatch(/^(?:Ask|Find out) who pays(?: first)?\.$/u);
    expect(new Set(sentences).size).toBe(2);
  });

  test("reads nothing in a slot as a template, and refuses a slot without words", () => {
    const said = "“{other} [a|b] $& $1”";
    expect(voiceFor().say(same("Ask about {said}."), { said })).toBe(`Ask about ${said}.`);
    expect(() => voiceFor().say(pool)).toThrow(RangeError);
    expect(() => voiceFor().say(pool, { said: "" })).toThrow(RangeError);
  });

  test("may repeat a label", () => {
    const voice = voiceFor();
    expect([voice.label(same("Next")), voice.label(same("Next"))]).toEqual(["Next", "Next"]);
  });

  test("puts sentences one after the other as its language does, and leaves out what is missing", () => {
    expect(voiceFor().paragraph("One.", undefined, "", "Two.")).toBe("One. Two.");
    expect(createVoice({ seed: "one", language: "ja" }).paragraph("一つ。", "二つ。")).toBe("一つ。二つ。");
  });
});
