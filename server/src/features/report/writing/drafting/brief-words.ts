import { recogniseSector } from "../../../../library/recognise-sector.ts";
import type { Sector } from "../../../../library/sectors.ts";
import { type Composer, createComposer } from "../../../../platform/drafting/compose.ts";
import type { SlotValue } from "../../../../platform/drafting/fill.ts";
import { shorten } from "../../../../platform/drafting/phrases.ts";
import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import { briefSlots } from "../../../concepts/exports/brief-slots.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";

/** What the offline draft of a report section is made with. */
export interface BriefWords {
  /** Fills templates with the slots of `library/slots.ts`. */
  composer: Composer;
  /** All that people wrote about the concept, for ranking entries by their keywords. */
  text: string;
  /** The name of the idea, where a text must be kept short. */
  idea: string;
  /** The first group of people the concept is for, where a text must keep to one. */
  audience: string;
  /** Undefined when no word of the concept speaks for a sector. */
  sector: Sector | undefined;
}

/** The words of a concept for one draft. `{sector}` is the recognised sector, or "this market"; it stands after "in" or "for". */
export function briefWords(brief: ConceptBrief, seed: string): BriefWords {
  const { concept } = brief;
  const texts = [
    concept.title,
    concept.summary,
    ...brief.seed.answers.flatMap((answer) => answer.answers),
    concept.overview,
    concept.valueProposition,
    concept.problemStatement,
    ...brief.seed.clarifications.flatMap((clarification) => clarification.answers),
  ];
  const sector = recogniseSector(texts);
  const slots = {
    ...briefSlots(brief),
    company: companyName(brief.company.name),
    sector: sector?.label ?? "this market",
  };
  return {
    composer: createComposer({ seed, slots }),
    text: texts.join("\n"),
    idea: firstWording(slots.idea),
    audience: firstWording(slots.audience),
    sector,
  };
}

/** A company's name as it writes it, kept to what fits into a sentence. */
export const companyName = (name: string) => shorten(plainSentences(name)[0] ?? "", 6) || "the company";

const firstWording = (value: SlotValue) => (typeof value === "string" ? value : (value[0] ?? ""));
