import { createQuoting, type Quoting } from "../../../../../platform/drafting/telling/quoting.ts";
import { sayQuoting } from "../../../../../platform/drafting/telling/say-quoting.ts";
import { createVoice, type Voice, type Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { toldOfConcept } from "../../../../concepts/exports/told-of-concept.ts";
import { createOwnTexts } from "../../own-text.ts";
import { quotedBelief, quotedInput, sizesOf } from "../../report-in-quotes.ts";
import type { OverviewInput } from "../overview-input.ts";
import { enoughPoints, type OverviewOutput } from "./output.ts";
import { longestInlineText, longestItem } from "./text-limits.ts";
import { overviewWording as wording } from "./wording.ts";

const mostOwnItems = 3;
const longestBeginning = 400;

interface Speaking {
  voice: Voice;
  quoting: Quoting;
  own: ReturnType<typeof createOwnTexts>;
}

/** The concept in its own words where it has some, what speaks for and against it by what was said, and what to decide next. */
export function draftOverview({ brief, report }: OverviewInput, seed: string): OverviewOutput {
  const { language, statements } = toldOfConcept(brief);
  const voice = createVoice({ seed, language: language ?? "en" });
  const { concept } = brief;
  // The overview shows these as they are.
  const shown = [...concept.differentiators, ...concept.rightsToWin].map(plainName);
  const quoting = createQuoting(
    statements.filter(({ text }) => !shown.includes(plainName(text))),
    voice,
  );
  const speaking = { voice, quoting, own: createOwnTexts() };
  const say = (pool: Wordings, said: string | undefined) => sayQuoting(voice, pool, said);
  const { take } = speaking.own;
  return {
    whatIsThis: language ? whatIsThis(concept, speaking) : voice.say(wording.otherLanguage),
    valueProposition:
      take(concept.valueProposition, longestInlineText) ??
      within(longestInlineText, [
        () => sayKnown(voice, wording.value, quoting.quote("benefit", "success")),
        () => say(wording.valueOpen, quoting.quote("idea")),
        () => say(wording.valueOpen, undefined),
      ]),
    problemStatement:
      take(concept.problemStatement, longestInlineText) ??
      within(longestInlineText, [
        () => sayKnown(voice, wording.problem, quoting.quote("pains")),
        () => say(wording.problemOpen, quoting.quote("idea")),
        () => say(wording.problemOpen, undefined),
      ]),
    shouldWeDoThis: gutCheck({ brief, report }, speaking),
    marketSizeSummary: marketSize(report, speaking),
    differentiators: items(concept.differentiators, speaking, {
      known: () => undefined,
      open: () => say(wording.differenceOpen, quoting.quoteOneOf("pains", "audience", "idea")),
    }),
    rightsToWin: items(concept.rightsToWin, speaking, {
      known: () => sayKnown(voice, wording.strength, quoting.quote("assets")),
      open: () => say(wording.strengthOpen, quoting.quoteOneOf("idea", "audience")),
    }),
  };
}

const sayKnown = (voice: Voice, pool: Wordings, said: string | undefined) =>
  said === undefined ? undefined : voice.say(pool, { said });

/** The first of the sayings that says something and has room. The last one always does. */
function within(room: number, sayings: readonly (() => string | undefined)[]): string {
  for (const say of sayings) {
    const said = say();
    if (said !== undefined && said.length <= room) return said;
  }
  throw new RangeError("No saying is short enough.");
}

function whatIsThis({ summary }: ConceptBrief["concept"], { voice, quoting, own }: Speaking): string {
  const idea = own.take(summary, longestBeginning) ?? sayKnown(voice, wording.whatIsThis, quoting.quote("idea"));
  const users = quoting.quote("audience");
  return voice.paragraph(
    idea ?? voice.say(wording.notTold),
    users === undefined ? voice.say(wording.nobodyNamed) : voice.say(wording.forWhom, { said: users }),
  );
}

/** One sentence for it, one against it, and the next decision with the sign at which to stop. */
function gutCheck({ report }: OverviewInput, { voice, quoting }: Speaking): string {
  const { language } = voice;
  return voice.paragraph(
    sayKnown(voice, wording.reasonFor, quoting.quote("assets", "changes", "costs", "pains")) ??
      voice.say(wording.nothingFor),
    sayKnown(voice, wording.reasonAgainst, quoting.quote("earning", "success", "audience")) ??
      voice.say(wording.reasonAgainstOpen),
    sayQuoting(voice, wording.nextStep, quotedBelief(report, language)),
  );
}

function marketSize(report: OverviewInput["report"], { voice, quoting }: Speaking): string {
  const sizes = sizesOf(report);
  if (!sizes) return sayQuoting(voice, wording.sizeUnknown, quoting.quoteFigure("earning", "costs", "success"));
  const input = quotedInput(report, voice.language);
  return voice.paragraph(
    "savings" in sizes ? voice.say(wording.savingsSize, sizes) : voice.say(wording.marketSize, sizes),
    input === undefined ? undefined : voice.say(wording.sizeRestsOn, { said: input }),
  );
}

/** The concept's own points first, then what is known and what is open, as many as are enough. */
function items(
  points: readonly string[],
  { own }: Speaking,
  { known, open }: { known(): string | undefined; open(): string },
): string[] {
  const kept = points
    .map((point) => own.take(point, longestItem))
    .filter((point) => point !== undefined)
    .slice(0, mostOwnItems);
  const missing = Array.from({ length: Math.max(0, enoughPoints - kept.length) }, () => known() ?? open());
  return [...kept, ...missing];
}
