import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { annualSavings } from "../../market-sizing/annual-savings.ts";
import { scalarInWords } from "../../market-sizing/figures-in-words.ts";
import { compactUsd } from "../../money/compact-usd.ts";
import { type Figure, figureId } from "./figure.ts";
import { apartFigures, causeFigures, customerFigures, marketFigures, titlesOf } from "./market-figures.ts";

/** Every number that a projection says, by its id: what is computed leads to other figures and to entries, and what somebody has set to where it stands. */
export function figuresOf(projection: FinancialProjection): ReadonlyMap<string, Figure> {
  const { impactSizings } = projection;
  // As pages open with them.
  const marketSizings = projection.marketSizings.toSorted((one, other) => rankOf(one) - rankOf(other));
  const figures = [
    ...marketSizings.flatMap(marketFigures),
    ...apartFigures(marketSizings),
    ...causeFigures(marketSizings),
    ...customerFigures(marketSizings),
    ...impactSizings.map(savingsFigure),
    ...savedFigure(projection),
    ...ownFigures(projection),
    ...[...marketSizings, ...impactSizings].flatMap(({ assumptionEntries }) => assumptionEntries.map(entryFigure)),
  ];
  return new Map(figures.map((figure) => [figure.id, figure]));
}

const rankOf = ({ type }: FinancialProjection["marketSizings"][number]) => (type === "top_down" ? 0 : 1);

function savingsFigure({ uuid, assumptionEntries: entries }: FinancialProjection["impactSizings"][number]): Figure {
  const value = annualSavings(entries);
  return {
    ...{ id: figureId.savings(uuid), title: "Annual cost savings potential", value, words: compactUsd(value) },
    ...{ formula: [titlesOf(entries)], entries, own: null },
  };
}

/** An amount that is what the sizings come to follows from them; another one is somebody's own. */
function savedFigure({ savingsModel, impactSizings }: FinancialProjection): Figure[] {
  if (!savingsModel) return [];
  const { savingsAmount: value } = savingsModel;
  const sum = impactSizings.reduce((total, { assumptionEntries }) => total + annualSavings(assumptionEntries), 0);
  const follows = impactSizings.length > 0 && sum === value;
  const parts = impactSizings.map(({ uuid }) => ({ figure: figureId.savings(uuid) }));
  return [
    {
      ...{ id: figureId.saved, title: "Savings potential", value, words: compactUsd(value), entries: [] },
      formula: follows ? parts.flatMap((part, index) => (index === 0 ? [part] : [" + ", part])) : [],
      own: follows ? null : { item: null, field: "savingsModel.savingsAmount" },
    },
  ];
}

/** What stands in the projection itself: the price, and the shares of cost. */
function ownFigures({ pricing, costDrivers }: FinancialProjection): Figure[] {
  const set = { formula: [], entries: [] };
  const price: Figure[] = pricing
    ? [
        {
          ...{ id: figureId.price, title: "Price", value: pricing.price, words: compactUsd(pricing.price), ...set },
          own: { item: null, field: "pricing.price" },
        },
      ]
    : [];
  const costs = costDrivers.map(({ uuid: item, title, costPercentageEstimate: value }) => ({
    ...{ id: figureId.cost(item), title: `${title}: share of cost`, value, words: `${value}%`, ...set },
    own: { item, field: "costPercentageEstimate" },
  }));
  return [...price, ...costs];
}

function entryFigure(entry: AssumptionEntry): Figure {
  const { uuid, title, scalar } = entry;
  return {
    ...{ id: figureId.entry(uuid), title, value: scalar, words: scalarInWords(entry), formula: [], entries: [entry] },
    own: { item: uuid, field: "scalar" },
  };
}
