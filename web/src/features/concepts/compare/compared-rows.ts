import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { seedStatusLabels, seedTypeLabels } from "../seed-labels.ts";
import type { ComparedIdea } from "./use-compared-ideas.ts";

/** What a cell holds: prose, a list, or named figures; null when the idea has none of it. */
export type ComparedValue =
  | { is: "text"; text: string }
  | { is: "list"; items: string[] }
  | { is: "progress"; percent: number }
  | { is: "figures"; figures: ComparedFigure[] }
  | null;

export interface ComparedFigure {
  name: string;
  value: string;
  /** How many sources stand behind it; undefined for what is computed. */
  sources?: number;
}

export interface ComparedRow {
  label: string;
  cellOf: (idea: ComparedIdea) => ComparedValue;
}

const text = (words: string | null | undefined): ComparedValue => (words ? { is: "text", text: words } : null);
const list = (items: string[] | undefined): ComparedValue => (items?.length ? { is: "list", items } : null);
const figures = (all: ComparedFigure[]): ComparedValue => (all.length > 0 ? { is: "figures", figures: all } : null);

const figuresMost = 4;
const assumptionsMost = 3;

export const comparedRows: readonly ComparedRow[] = [
  {
    label: "Stage",
    cellOf: (idea) =>
      text(
        idea.kind === "concept"
          ? conceptStatusLabels[idea.concept.status]
          : `Seed, ${seedStatusLabels[idea.seed.status].toLowerCase()}`,
      ),
  },
  {
    label: "Description",
    cellOf: (idea) => text(idea.kind === "concept" ? idea.concept.summary : idea.seed.description),
  },
  {
    label: "Overview",
    cellOf: (idea) => text(idea.kind === "concept" ? idea.concept.overview : seedTypeLabels[idea.seed.type]),
  },
  {
    label: "Problem",
    cellOf: (idea) => (idea.kind === "concept" ? text(idea.concept.problemStatement) : answersTo(idea, "pains")),
  },
  {
    label: "Value proposition",
    cellOf: (idea) => (idea.kind === "concept" ? text(idea.concept.valueProposition) : null),
  },
  {
    label: "Differentiators",
    cellOf: (idea) => list(partsOf(idea, "differentiators")),
  },
  { label: "Right to win", cellOf: (idea) => list(partsOf(idea, "rightsToWin")) },
  {
    label: "Report",
    cellOf: (idea) => (idea.kind === "concept" ? { is: "progress", percent: idea.concept.progressPercentage } : null),
  },
  { label: "Market size", cellOf: (idea) => figures(marketSize(projectionOf(idea))) },
  { label: "Expected value a year", cellOf: (idea) => text(expectedValue(projectionOf(idea))) },
  { label: "Key figures", cellOf: (idea) => figures(keyFigures(projectionOf(idea))) },
  {
    label: "Top assumptions",
    cellOf: (idea) => {
      const results = idea.kind === "concept" ? idea.report.assumptions?.results : undefined;
      const riskiest = results?.toSorted((a, b) => b.risk - a.risk).slice(0, assumptionsMost);
      return list(riskiest?.map(({ statement, category }) => `${statement} (${category})`));
    },
  },
];

/** The value as one text: rows whose texts differ are what one looks for. */
export function textOfValue(value: ComparedValue): string {
  switch (value?.is) {
    case undefined:
      return "";
    case "text":
      return value.text;
    case "list":
      return value.items.join("\n");
    case "progress":
      return `${value.percent}%`;
    case "figures":
      return value.figures.map((figure) => `${figure.name} ${figure.value}`).join("\n");
  }
}

export const titleOf = (idea: ComparedIdea) => (idea.kind === "concept" ? idea.concept.title : idea.seed.title);
export const uuidOf = (idea: ComparedIdea) => (idea.kind === "concept" ? idea.concept.uuid : idea.seed.uuid);

const projectionOf = (idea: ComparedIdea) => (idea.kind === "concept" ? idea.report.projection : null);

function partsOf(idea: ComparedIdea, part: "differentiators" | "rightsToWin"): string[] | undefined {
  const items = idea.kind === "concept" ? idea.report.overview?.[part] : undefined;
  return items?.toSorted((a, b) => a.order - b.order).map(({ description }) => description);
}

function answersTo(idea: Extract<ComparedIdea, { kind: "seed" }>, identifier: string): ComparedValue {
  return list(idea.seed.answers.find(({ question }) => question.identifier === identifier)?.answer);
}

function marketSize(projection: FinancialProjection | null): ComparedFigure[] {
  if (projection?.layout !== "revenue") return [];
  const { tam, sam, som } = projection;
  return [
    { name: "TAM", value: compactUsd(tam) },
    { name: "SAM", value: compactUsd(sam) },
    { name: "SOM", value: compactUsd(som) },
  ];
}

function expectedValue(projection: FinancialProjection | null): string | null {
  if (!projection) return null;
  if (projection.layout === "revenue") return `${compactUsd(projection.som)} revenue`;
  const savings = projection.impactSizings.reduce((sum, { expectedSavings }) => sum + expectedSavings, 0);
  return `${compactUsd(savings)} savings`;
}

function keyFigures(projection: FinancialProjection | null): ComparedFigure[] {
  if (!projection) return [];
  const sizing =
    projection.layout === "revenue" ? defaultSizing(projection.marketSizings) : projection.impactSizings[0];
  const entries = sizing?.assumptionEntries.toSorted((a, b) => a.order - b.order) ?? [];
  return entries.slice(0, figuresMost).map((entry) => ({
    name: entry.title,
    value: shownScalar(entry),
    sources: entry.assumptionSources.length,
  }));
}

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

function shownScalar({ unit, scalar }: AssumptionEntry): string {
  if (unit === "$") return `$${number.format(scalar)}`;
  return unit === "%" ? `${number.format(scalar)}%` : `${number.format(scalar)} ${unit}`;
}
