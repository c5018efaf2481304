import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { Slide, SlidePoint } from "../../../../platform/film/film-script.ts";
import { shortened } from "../../../../platform/pdf/shortened.ts";
import { byRisk } from "../../snapshot/risk-order.ts";
import { labelsOf, room, sourceLines, spoken, statement, type Telling } from "./slide-parts.ts";

const openAssumptions = ({ input }: Telling): Assumption[] =>
  byRisk(input.sections.assumptions?.content ?? []).filter(
    ({ status, statement: said }) => (status === "untested" || status === "unvalidated") && said.trim() !== "",
  );

const mostUnknown = 3;

/** What the concept depends on that nobody knows. */
export function unknownSlide(telling: Telling): Slide {
  const { words, language } = telling;
  const shown = openAssumptions(telling).slice(0, mostUnknown);
  if (shown.length === 0) {
    const empty = statement(telling, { heading: words.unknown, text: words.noUnknown, sections: ["assumptions"] });
    return { ...empty, labels: [] };
  }
  const points = shown.map(
    ({ statement: said, category, riskCategory }): SlidePoint => ({
      title: `${words.categories[category]}, ${words.risks[riskCategory]}`,
      text: shortened(said, room.point),
      tone: "caution",
    }),
  );
  return {
    heading: words.unknown,
    labels: labelsOf(telling, "assumptions"),
    sources: sourceLines(
      telling,
      shown.flatMap(({ evidence }) => evidence?.sources ?? []),
    ),
    shown: { kind: "points", numbered: false, points },
    said: [spoken(words.unknown, language), ...points.map(({ text }) => text)],
  };
}

/** What the report advises, and what to test first. */
export function nextSlide(telling: Telling): Slide {
  const { input, words, language } = telling;
  const overview = input.sections.overview?.content.overview;
  const [riskiest] = openAssumptions(telling);
  const advice = shortened(overview?.shouldWeDoThis ?? "", room.statement);
  const points = riskiest
    ? [{ title: words.testFirst, text: shortened(riskiest.statement, room.point), tone: "plain" as const }]
    : [];
  const text = advice || (points.length > 0 ? "" : words.notWritten);
  return {
    heading: words.next,
    labels: labelsOf(telling, "overview"),
    sources: sourceLines(telling, overview?.evidence?.shouldWeDoThis?.sources ?? []),
    shown: { kind: "closing", text, points },
    said: [
      spoken(words.next, language),
      ...(text ? [text] : []),
      ...points.flatMap(({ title, text: said }) => [spoken(title, language), said]),
    ],
  };
}
