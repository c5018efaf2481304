import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import { createReportComposer, type ReportComposer } from "../../../writing/report-composer.ts";
import { reportSlots } from "../../../writing/report-slots.ts";
import { createOwnSentences, type OwnSentences } from "../../own-sentences.ts";
import type { OverviewInput } from "../overview-input.ts";

import type { OverviewOutput } from "./output.ts";
import { longestInlineText, longestItem } from "./text-limits.ts";
import { overviewWording as wording } from "./wording.ts";

const mostOwnItems = 3;
const itemsToReach = 3;
const longestBeginning = 400;

/** The concept in its own words where it has some, set against what the report found for and against it. */
export function draftOverview({ brief, report }: OverviewInput, seed: string): OverviewOutput {
  const composer = createReportComposer(briefWords(brief, seed).composer, reportSlots(report));
  const own = createOwnSentences();
  const { concept } = brief;
  const valueProposition =
    own.take(concept.valueProposition, longestInlineText) ??
    withinLimit(composer.sentence(wording.valueProposition), longestInlineText);
  const problemStatement =
    own.take(concept.problemStatement, longestInlineText) ??
    withinLimit(composer.sentence(wording.problemStatement), longestInlineText);
  const beginning = own.take(concept.summary, longestBeginning) ?? composer.sentence(wording.whatItIs);
  return {
    whatIsThis: `${beginning} ${composer.paragraph(wording.whenUsed, wording.howItComes)}`,
    valueProposition,
    problemStatement,
    shouldWeDoThis: [
      composer.sentence(wording.reasonFor),
      composer.sentence(wording.reasonAgainst, wording.reasonAgainstAlone),
      composer.sentence(wording.findOut, wording.findOutAlone),
    ].join(" "),
    marketSizeSummary: [
      composer.sentence(wording.marketSize, wording.savingsSize, wording.sizeUnknown),
      composer.sentence(wording.sizeRestsOn),
    ]
      .filter(Boolean)
      .join(" "),
    differentiators: items({ composer, own }, concept.differentiators, wording.differentiators),
    rightsToWin: items(
      { composer, own },
      concept.rightsToWin,
      hasStrengths(brief) ? wording.rightsToWin : wording.rightsToGet,
    ),
  };
}

/** The concept's own points first, then as many from the templates as make three. */
function items(
  { composer, own }: { composer: ReportComposer; own: OwnSentences },
  points: readonly string[],
  templates: readonly string[],
): string[] {
  const kept = points
    .map((point) => own.take(point, longestItem))
    .filter((point) => point !== undefined)
    .slice(0, mostOwnItems);
  const missing = Math.max(1, itemsToReach - kept.length);
  return [...kept, ...Array.from({ length: missing }, () => withinLimit(composer.sentence(templates), longestItem))];
}

function hasStrengths({ concept, seed }: ConceptBrief): boolean {
  const answered = seed.answers.find((answer) => answer.identifier === "assets")?.answers ?? [];
  return [...answered, ...concept.rightsToWin].some((text) => /[\p{L}\p{N}]/u.test(text));
}
