import { expect, test } from "vitest";
import { evaluationBriefs } from "../briefs.ts";
import { languageOf } from "./language.ts";

test.each([
  ["The building owner signs, and the manager decides what is bought.", "en"],
  ["Die Inhaberin entscheidet, wer den Teig am Samstag ansetzt und was er kostet.", "de"],
  ["Cada familia se lleva una botella de su propio aceite y come con los demás.", "es"],
  ["Le camion vient une fois par mois et les petites réparations se font sur la place.", "fr"],
  ["店は前の日の夜までに量を決める。", "ja"],
  ["Northline の屋上で野菜を育てて、毎週お店に届ける。", "ja"],
] as const)("%s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test("what is too short, or in no language, is not guessed", () => {
  expect(["Bins", "€1,900", "", "Otso GmbH", "SELECT 1"].map(languageOf)).toEqual(Array(5).fill(undefined));
});

test("the ideas of an evaluation are in the language they are said to be in, where they say enough", () => {
  const read = evaluationBriefs.map(({ name, language, seed }) => {
    const told = seed.answers.flatMap(({ answers }) => answers).join(" ");
    return { name, fits: [language, undefined].includes(languageOf(told)) };
  });
  expect(read.filter(({ fits }) => !fits)).toEqual([]);
  expect(read).toHaveLength(16);
});
