import { withValueAt } from "../../../src/platform/model/answer/assessing/places.ts";
import { textsOf } from "../../../src/platform/model/answer/text-findings.ts";
import { seededPick } from "../../model-server/seeded.ts";
import type { AnyMistake } from "../../plausible-mistakes/in-any-answer.ts";

/** Adds a sentence to one of the texts that are sentences. */
const adding =
  (sentence: string): AnyMistake["spoil"] =>
  (answer, seed) => {
    const texts = textsOf(answer).filter(({ text }) => /[.。]$/u.test(text));
    if (texts.length === 0) return answer;
    const { place, text } = seededPick(texts, seed);
    return withValueAt(answer, place, `${text} ${sentence}`);
  };

/** Mistakes that read well and are wrong. */
export const mistakesOfSubstance: readonly AnyMistake[] = [
  { name: "a study nobody did", spoil: adding("Studies show that most people want this.") },
  { name: "a company nobody named", spoil: adding("This is what the Bunzl Group does already.") },
  { name: "eine Untersuchung, die es nicht gibt", spoil: adding("Studien zeigen, dass die meisten das wollen.") },
  { name: "ein erfundener Anteil", spoil: adding("Das gilt für 37 % von ihnen.") },
  { name: "ein erfundener Betrag", spoil: adding("Dafür geben sie 4350 € im Jahr aus.") },
];
