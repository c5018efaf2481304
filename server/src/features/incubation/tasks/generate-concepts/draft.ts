import { conceptTextMaxLength } from "@seedbed/contract/limits";
import type { ConceptAngle } from "../../../../library/concept-angles/concept-angle.ts";
import { conceptAngles } from "../../../../library/concept-angles.ts";
import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import { rankByKeywords } from "../../../../platform/drafting/rank.ts";
import { type DraftWords, draftWords, quotation } from "../../drafting/draft-words.ts";
import { withinLimit } from "../../drafting/within-limit.ts";
import { answersTo } from "../../operations/answers-to.ts";
import { findRestsOn, type RestsOnFinder } from "./draft-rests-on.ts";
import type { GenerateConceptsOutput, GeneratedTexts } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";
import * as pools from "./sentence-pools.ts";
import { isTooNear } from "./too-near.ts";

interface Frame {
  angle: ConceptAngle;
  title: string;
  summary: string;
  /** One wording for each slot that has several: a concept is about one group of people and its pain. */
  chosen: Record<string, string>;
}

/** Concepts that take the idea in different directions, from the person's own words. */
export function draftConcepts(input: GenerateConceptsInput, seed: string): GenerateConceptsOutput {
  const words = draftWords(input.brief, seed);
  const limits = answersTo(input.brief.answers, "limits").map((text) => quotation(text, longestQuotation));
  const restsOn = findRestsOn(input, words, { limits });
  const ground = { input, words, restsOn };
  return { concepts: chooseFrames(input, words).map((frame) => writeConcept(frame, ground)) };
}

// Angles that fit best first, without those that would come out too near to a concept the person knows.
function chooseFrames(input: GenerateConceptsInput, words: DraftWords): Frame[] {
  const frames: Frame[] = [];
  const known = [...input.existing, ...input.dropped, ...(input.tooNear ?? [])];
  for (const angle of anglesFor(input, words)) {
    if (frames.length === input.count) break;
    const chosen = wordingsOfConcept(words, frames.length);
    const title = withinLimit([words.composer.phrase([angle.title], chosen)], 120);
    const summary = withinLimit(plainSentences(words.composer.phrase([angle.summary], chosen)), 400);
    const frame = { angle, title, summary, chosen };
    if (known.some((other) => isTooNear(other, frame))) continue;
    known.push(frame);
    frames.push(frame);
  }
  return frames;
}

// Each concept takes the next wording of every slot, so that together they cover what was answered.
function wordingsOfConcept({ slots }: DraftWords, index: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, value]) => [
      name,
      typeof value === "string" ? value : (value[index % value.length] ?? ""),
    ]),
  );
}

// What pays in the way the person wants comes first; the rest is there when all of that is known already.
function anglesFor({ brief, instructions }: GenerateConceptsInput, words: DraftWords): ConceptAngle[] {
  const text = [words.text, instructions, ...clarifiedAnswers(brief)].join("\n");
  const ranked = rankByKeywords(conceptAngles, text, words.composer.random);
  const value = answersTo(brief.answers, "value_source")[0];
  const unwanted = value === "Lower costs" ? "revenue" : value === "New revenue" ? "savings" : undefined;
  if (unwanted === undefined) return alternating(ranked);
  return [...ranked.filter(({ pays }) => pays !== unwanted), ...ranked.filter(({ pays }) => pays === unwanted)];
}

// Who is not sure sees both kinds.
function alternating(angles: readonly ConceptAngle[]): ConceptAngle[] {
  const savings = angles.filter(({ pays }) => pays === "savings");
  const others = angles.filter(({ pays }) => pays !== "savings");
  return others.flatMap((angle, index) => [angle, ...savings.slice(index, index + 1)]);
}

/** What every concept of a draft is written from. */
interface Ground {
  input: GenerateConceptsInput;
  words: DraftWords;
  restsOn: RestsOnFinder;
}

function writeConcept(frame: Frame, { input, words, restsOn }: Ground): GeneratedTexts {
  const { angle, title, summary } = frame;
  const saves = savesCosts(angle, input);
  const chosen = saves && !wantsSavings(input) ? { ...frame.chosen, earning: unnamedSavings } : frame.chosen;
  const some = (templates: readonly string[], more = {}) => words.composer.sentence(templates, { ...chosen, ...more });
  const item = (template: string) => withinLimit([some([template])], 500);
  const paragraph = (...texts: string[]) => withinLimit(texts.flatMap(plainSentences), conceptTextMaxLength);
  const overview = paragraph(
    some([angle.overview]),
    some(saves ? pools.savingSentences : pools.earningSentences),
    ...givenQuotations(input, words).map(({ templates, given }) => some(templates, { given })),
    some(pools.startSentences),
  );
  const problemStatement = paragraph(some([angle.problem]));
  const valueProposition = paragraph(some([angle.valueProposition]));
  const differentiators = angle.differentiators.map(item);
  const rightsToWin = angle.rightsToWin.map(item);
  return {
    title,
    summary,
    overview,
    problemStatement,
    valueProposition,
    differentiators,
    rightsToWin,
    restsOn: {
      title: restsOn(title),
      summary: restsOn(summary),
      // Whether it earns or saves was chosen there.
      overview: restsOn(overview, ["value_source"]),
      problemStatement: restsOn(problemStatement),
      valueProposition: restsOn(valueProposition),
      differentiators: restsOn(differentiators.join(" ")),
      rightsToWin: restsOn(rightsToWin.join(" ")),
    },
  };
}

// Who did not choose to save has not said where; the words for earning would not fit.
const unnamedSavings = "hours and material that become free";

const wantsSavings = ({ brief }: GenerateConceptsInput) =>
  answersTo(brief.answers, "value_source")[0] === "Lower costs";

function savesCosts(angle: ConceptAngle, input: GenerateConceptsInput): boolean {
  return angle.pays === "savings" || wantsSavings(input);
}

/** Words of a quotation. */
const longestQuotation = 16;

// What the person has set: the wish of this run, one of the limits, one of the clarifications.
function givenQuotations({ brief, instructions }: GenerateConceptsInput, { composer: { random } }: DraftWords) {
  const sources: [readonly string[], readonly string[]][] = [
    [pools.wishSentences, [instructions]],
    [pools.limitSentences, answersTo(brief.answers, "limits")],
    [pools.clarificationSentences, clarifiedAnswers(brief)],
  ];
  return sources.flatMap(([templates, texts]) => {
    const quotable = texts.map((text) => quotation(text, longestQuotation)).filter((text) => text !== "");
    return quotable.length === 0 ? [] : [{ templates, given: random.pick(quotable) }];
  });
}

const clarifiedAnswers = ({ clarifications }: GenerateConceptsInput["brief"]) =>
  clarifications.flatMap(({ answers }) => answers);
