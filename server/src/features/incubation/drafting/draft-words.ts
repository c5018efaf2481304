import { coreOf } from "../../../library/build-slots.ts";
import { recogniseSector } from "../../../library/recognise-sector.ts";
import type { Sector } from "../../../library/sectors.ts";
import { type Composer, createComposer } from "../../../platform/drafting/compose.ts";
import type { SlotValue } from "../../../platform/drafting/fill.ts";
import { toObjectPhrase } from "../../../platform/drafting/noun-phrase.ts";
import { shorten } from "../../../platform/drafting/phrases.ts";
import { shortMention } from "../../../platform/drafting/short-mention.ts";
import { toVerbPhrase } from "../../../platform/drafting/verb-phrase.ts";
import type { SeedBrief } from "../exports/seed-brief.ts";
import { seedSlots } from "../exports/seed-slots.ts";
import { answersTo } from "../operations/answers-to.ts";
import { fieldPhrase } from "./field-phrase.ts";

/** What an offline draft from a seed is made with. */
export interface DraftWords {
  /**
   * Fills templates with the slots of `library/slots.ts` and these: `core`, the idea or the field without its article, for
   * titles; `field`, what an opportunity is looked for in, or the idea; `goal`, what the company wants, after "to".
   */
  composer: Composer;
  slots: Readonly<Record<string, SlotValue>>;
  /** All that people wrote, for ranking entries of the library by their keywords. */
  text: string;
  sector: Sector | undefined;
}

// Drafts put people's words into sentences and questions of their own, which those words must not end.
const sentenceEnds = /[?？؟;;!！。…]+|\.(?=["'”’)]*\s+["'“‘(]*[\p{Lu}\p{N}\p{Lo}])/gu;

/** The words of a seed for one draft. The same brief and seed give the same draft. */
export function draftWords(brief: SeedBrief, seed: string, more: Readonly<Record<string, SlotValue>> = {}): DraftWords {
  const texts = brief.answers.flatMap(({ answers }) => answers);
  const slots = seedSlots(brief);
  const idea = typeof slots.idea === "string" ? slots.idea : (slots.idea[0] ?? "the idea");
  const field = fieldPhrase(answersTo(brief.answers, "field")[0] ?? "", 8);
  const isFieldOnly = field !== "" && answersTo(brief.answers, "idea").length === 0;
  const own = {
    ...slots,
    core: isFieldOnly ? shortMention(field).replace(/^the /iu, "") : coreOf(slots),
    field: field === "" ? idea : field.replace(/^the /iu, ""),
    goal: toVerbPhrase(brief.company.goal, 14) || "find something new",
    ...more,
  };
  const plain = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, insideSentence(value)]));
  return {
    composer: createComposer({ seed, slots: plain }),
    slots: plain,
    text: texts.join("\n"),
    sector: recogniseSector(texts),
  };
}

/** Somebody's words as a quotation of at most `words` words; empty for no words. */
export function quotation(text: string, words: number): string {
  return shorten(text, words).replaceAll(/[“”"]/gu, "").replaceAll(sentenceEnds, "").trim();
}

/** A concept's title inside a sentence. */
export function titlePhrase(title: string): string {
  return toObjectPhrase(title, 9) || "this concept";
}

function insideSentence(value: SlotValue): SlotValue {
  const strip = (words: string) => words.replaceAll(sentenceEnds, "").replaceAll(/\s+/gu, " ").trim() || "this";
  return typeof value === "string" ? strip(value) : value.map(strip);
}
