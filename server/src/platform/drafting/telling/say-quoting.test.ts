import { expect, test } from "vitest";
import { type DraftLanguage, draftLanguages } from "./draft-language.ts";
import { sayQuoting } from "./say-quoting.ts";
import { createVoice, type Wordings } from "./voice.ts";

const pool: Wordings = {
  en: ["Ask those who pay: {said}."],
  de: ["Fragen Sie die, die zahlen: {said}."],
  es: ["Pregunte a quienes pagan: {said}."],
  ja: ["{said}という条件を確かめます。"],
};
const say = (language: DraftLanguage, said?: string) => sayQuoting(createVoice({ seed: "one", language }), pool, said);

test("a sentence ends in a quote where something was said", () => {
  expect(say("en", "“Landlords”")).toBe("Ask those who pay: “Landlords”.");
  expect(say("ja", "「月額」")).toBe("「月額」という条件を確かめます。");
});

test("people who are not named are those one has in mind, in Japanese, too", () => {
  const people = { ...pool, ja: ["{said}という[相手|人]に聞きます。"] };
  expect(sayQuoting(createVoice({ seed: "one", language: "ja" }), people, undefined)).toMatch(
    /^想定する(?:相手|人)に聞きます。$/u,
  );
});

test("and is whole without it where nothing was", () => {
  expect(draftLanguages.map((language) => say(language))).toEqual([
    "Ask those who pay.",
    "Fragen Sie die, die zahlen.",
    "Pregunte a quienes pagan.",
    "この条件を確かめます。",
  ]);
});
