import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { followingWords } from "@seedbed/rules/financials/figures/following-text";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { compactUsd, marketCircleUsd } from "@seedbed/rules/money/compact-usd";
import type { Slide, SlidePoint } from "../../../../platform/film/film-script.ts";
import { shortened } from "../../../../platform/pdf/shortened.ts";
import type { StandingSection } from "../../revisions/revision-store.ts";
import { favour, forceTones } from "../../snapshot/market-chapter.ts";
import { isOfPerson } from "../../snapshot/snapshot-input.ts";
import { labelsOf, room, sourceLines, spoken, type Telling } from "./slide-parts.ts";

/** How big it could be: the sizes that follow from the entries of the projection, and what those rest on. Nothing without a projection. */
export function sizeSlide(telling: Telling): Slide | null {
  const { input, words, language } = telling;
  const projection = input.sections.financialProjection;
  const sized = projection && sizesOf(telling, projection.content);
  if (!projection || !sized) return null;
  const heading = projection.content.layout === "revenue" ? words.market : words.savings;
  const text = shortened(saidOfSize(telling, projection.content), room.point);
  return {
    heading,
    labels: labelsOf(telling, "financialProjection"),
    sources: [...entryLines(telling, projection), ...sourceLines(telling, sourcesOf(projection.content)).slice(0, 1)],
    shown: { ...sized.shown, text },
    said: [spoken(heading, language), ...sized.said, ...(text ? [text] : [])],
  };
}

const mostBars = 4;

function sizesOf({ words, language }: Telling, projection: FinancialProjection) {
  if (projection.layout === "revenue") {
    const circles = (["TAM", "SAM", "SOM"] as const).map((name) => {
      const amount = Math.max(0, { TAM: projection.tam, SAM: projection.sam, SOM: projection.som }[name]);
      return { name, meaning: `${words.sizes[name]}, ${words.aYear}`, amount, told: marketCircleUsd(amount) };
    });
    const said = circles.map(({ name, told }) => spoken(`${words.sizes[name]}: ${told}`, language));
    return { shown: { kind: "circles" as const, circles }, said };
  }
  const bars = projection.impactSizings
    .map(({ title, expectedSavings: value }) => ({
      name: shortened(title, 50) || words.savings,
      value: Math.max(0, value),
      told: compactUsd(value),
    }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, mostBars);
  if (bars.length === 0) return null;
  return {
    shown: { kind: "bars" as const, bars },
    said: bars.slice(0, 2).map(({ name, told }) => spoken(`${name}: ${told}`, language)),
  };
}

/** What the report says of its sizes, with the figures as they are now; a person's words stay as they are. */
function saidOfSize({ input }: Telling, projection: FinancialProjection): string {
  const { overview } = input.sections;
  if (!overview) return "";
  const { overview: texts, summaries } = overview.content;
  const [text, stated, field] =
    projection.layout === "savings"
      ? ([
          summaries.financialMarketSizeSavings,
          summaries.figures?.financialMarketSizeSavings,
          "summaries.financialMarketSizeSavings",
        ] as const)
      : ([texts.marketSizeSummary, texts.marketSizeFigures, "overview.marketSizeSummary"] as const);
  return followingWords(text, isOfPerson(overview.marks, "", field) ? [] : (stated ?? []), figuresOf(projection));
}

const entriesOf = (projection: FinancialProjection): AssumptionEntry[] =>
  projection.layout === "revenue"
    ? (defaultSizing(projection.marketSizings)?.assumptionEntries ?? [])
    : projection.impactSizings.flatMap(({ assumptionEntries }) => assumptionEntries);

const sourcesOf = (projection: FinancialProjection) =>
  entriesOf(projection).flatMap(({ evidence }) => evidence?.sources ?? []);

function entryLines({ words }: Telling, { content, marks }: StandingSection<"financialProjection">): string[] {
  const entries = entriesOf(content);
  if (entries.length === 0) return [];
  const person = entries.filter(({ uuid }) => isOfPerson(marks, uuid, "scalar")).length;
  const source = entries.filter(
    ({ uuid, assumptionSources }) => assumptionSources.length > 0 && !isOfPerson(marks, uuid, "scalar"),
  ).length;
  return [words.entries({ all: entries.length, person, source, other: entries.length - person - source })];
}

const mostForces = 3;

/** The forces of the market as the report's radar shows them, and the strongest of them. Nothing with fewer than three. */
export function forcesSlide(telling: Telling): Slide | null {
  const { input, words, language } = telling;
  const forces = (input.sections.marketScan?.content.marketForces ?? []).slice(0, 8);
  if (forces.length < 3) return null;
  const axes = forces.map((force) => ({
    name: shortened(force.category, 30),
    score: favour(force),
    told: words.gradings[force.grading],
  }));
  const strongest = forces
    .toSorted((one, other) => Math.abs(favour(other) - 5) - Math.abs(favour(one) - 5))
    .slice(0, mostForces);
  const points = strongest.map(
    ({ category, grading, summary }): SlidePoint => ({
      title: `${shortened(category, 40)}: ${words.gradings[grading]}`,
      text: shortened(summary, 100),
      tone: forceTones[grading],
    }),
  );
  return {
    heading: words.forces,
    labels: labelsOf(telling, "marketScan"),
    sources: sourceLines(
      telling,
      strongest.flatMap(({ sources = [] }) => sources),
    ),
    shown: { kind: "radar", axes, points },
    said: [
      spoken(words.forces, language),
      ...points.slice(0, 2).flatMap(({ title, text }) => [spoken(title, language), text]),
    ],
  };
}
