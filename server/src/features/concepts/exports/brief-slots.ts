import { buildSlots } from "../../../library/build-slots.ts";
import { recogniseSector } from "../../../library/recognise-sector.ts";
import type { Slots } from "../../../library/slots.ts";
import { plainSentences, plainText } from "../../../platform/drafting/plain-text.ts";
import { wordsOfAnswers } from "../../incubation/exports/seed-slots.ts";
import type { ConceptBrief } from "./concept-brief.ts";

/**
 * The words of a concept for the offline drafter's templates: the concept as it stands speaks first, the answers behind it
 * fill what it does not say. Every slot is filled, for a concept without a seed too.
 */
export function briefSlots(brief: ConceptBrief): Slots {
  const { concept } = brief;
  const answered = wordsOfAnswers(brief.seed.answers);
  const texts = [
    concept.title,
    concept.summary,
    concept.overview,
    ...brief.seed.answers.flatMap((entry) => entry.answers),
  ];
  const slots = buildSlots({
    ...answered,
    title: concept.title,
    idea: [concept.summary, concept.overview, ...(answered.idea ?? [])],
    pains: [...plainSentences(concept.problemStatement).slice(0, 2), ...(answered.pains ?? [])],
    benefits: [...plainSentences(concept.valueProposition).slice(0, 2), ...(answered.benefits ?? [])],
    // A right to win is a sentence about the company; only what it says the company has can stand as an asset.
    assets: answered.assets?.length
      ? answered.assets
      : concept.rightsToWin.map((right) => right.replace(/\bour\b/giu, "its")),
    sector: recogniseSector(texts)?.label,
  });
  return { ...slots, company: plainText(brief.company.name) || "the company" };
}
