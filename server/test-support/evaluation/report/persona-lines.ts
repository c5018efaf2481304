import { type Bar, bars, isGoodEnough } from "../personas/bars.ts";
import type { PersonaFigures, PersonaMeasures } from "../personas/persona-figures.ts";
import { publishedFigures } from "../personas/published-figures.ts";
import { percent } from "./percent.ts";
import { wrapped } from "./wrapped.ts";

const widths = [34, 12, 12, 22, 16];
/** What rests on fewer answers is told, and not judged. */
const tooFewAnswers = 4;

/** What was measured of personas, for a terminal of 100 columns: as the model said it and as it is shown, beside what is published. */
export function personaLines(figures: PersonaFigures): string[] {
  return lines(figures).flatMap((text) =>
    text.startsWith(" ") ? text : wrapped(text, /^\[/u.test(text) ? "    " : ""),
  );
}

function lines(figures: PersonaFigures): string[] {
  const { model, people, planned, answered, givenUp, said, shown, changed, fromProfile } = figures;
  return [
    `Personas: ${people} people, ${answered} of ${planned} questions answered by ${model}.`,
    ...(model === "offline drafter"
      ? ["No model is connected (AI_MODEL): these are answers that the profile gives in its own words."]
      : []),
    ...(givenUp === null
      ? []
      : [
          `Stopped early, since the model did not answer: ${givenUp}`,
          "What follows rests on what was answered until then.",
        ]),
    ...(answered === 0
      ? ["Nothing was answered, so nothing was measured."]
      : [
          "",
          line(["", "as said", "as shown", "wanted", "people"]),
          ...bars.map((bar) => line([bar.name, cell(bar, said), cell(bar, shown), wantedOf(bar), bar.people ?? "-"])),
          "! is not good enough, ? rests on too few answers to be judged.",
          "",
          `Agreed to, though plainly bad: ${agreedTo(said)} as said; ${agreedTo(shown)} as shown.`,
          `Words that two people share: ${percentOf(said.spread.likeness)} as said, ${percentOf(shown.spread.likeness)} as shown; their profiles ${percentOf(shown.spread.likenessOfProfiles)}.`,
          `The same, since it told neither time what was asked: ${silent(said)} as said, ${silent(shown)} as shown.`,
          `Gives in at turn: ${gaveIn(said)} as said; ${gaveIn(shown)} as shown.`,
          `The check changed ${percent(changed, answered)} of the answers; of ${percent(fromProfile, answered)} nothing was left, and the profile answered.`,
        ]),
    ...readingLines(figures),
    ...(answered === 0 ? [] : ["", "Published, and what it is worth beside these figures:", ...publishedLines()]),
  ];
}

const line = (cells: readonly string[]) =>
  cells
    .map((text, index) => (index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0)))
    .join("")
    .trimEnd();

function cell(bar: Bar, measures: PersonaMeasures): string {
  const found = bar.of(measures);
  if (!found) return "-";
  const mark = found.answers < tooFewAnswers ? " ?" : isGoodEnough(bar, found.value) ? "  " : " !";
  return `${written(bar, found.value)}${mark}`;
}

/** A value of a measure as people read it. */
export function written({ unit }: Bar, value: number): string {
  if (unit === "%") return percentOf(value);
  return unit === "times" ? value.toFixed(2) : `${value < 0 ? "-" : "+"}${Math.abs(Math.round(100 * value))} points`;
}

function wantedOf(bar: Bar): string {
  if (!bar.wanted) return "-";
  const [words, value] = "atMost" in bar.wanted ? ["at most", bar.wanted.atMost] : ["at least", bar.wanted.atLeast];
  return value === 1 && bar.unit === "%" ? "all" : `${words} ${written(bar, value)}`;
}

function agreedTo({ agreement }: PersonaMeasures): string {
  const kinds = Object.entries(agreement.agreedTo).map(([kind, count]) => `${count} ${kind}`);
  return kinds.length === 0 ? "nothing" : kinds.join(", ");
}

const silent = ({ consistency }: PersonaMeasures) => percent(consistency.silent, consistency.same);

function gaveIn({ resistance: { gaveInAt, pushed } }: PersonaMeasures): string {
  if (pushed === 0) return "nobody was pushed to the end";
  if (gaveInAt.length === 0) return "nobody";
  const median = gaveInAt[Math.floor((gaveInAt.length - 1) / 2)];
  return `${median} in the median of ${gaveInAt.length} of ${pushed} people`;
}

function readingLines({ reading: { kept, german, takenForAgreement, agreementOverlooked } }: PersonaFigures): string[] {
  return [
    `Answers are read by a rule. Of ${kept.of} labelled by hand it reads ${kept.read}, of which ${kept.right} as a person does (in German ${german.read} of ${german.of}, and ${german.right} of these). Of the rest counts what the model says beside the words that it would do.`,
    `It took ${takenForAgreement} for agreement that were none, and ${agreementOverlooked} for none that were.`,
  ];
}

const publishedLines = () =>
  publishedFigures.map(
    ({ beside, figure, source, comparable }, index) => `[${index + 1}] ${beside}. ${figure} ${source}. ${comparable}`,
  );

const percentOf = (value: number) => percent(value, 1);
