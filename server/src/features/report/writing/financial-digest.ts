import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { sharePercent } from "@seedbed/rules/market-sizing/share-percent";
import { compactUsd } from "@seedbed/rules/money/compact-usd";

/** The financial projection in short. Figures are written as the report shows them; null where the layout has none. */
export interface FinancialDigest {
  layout: "revenue" | "savings";
  overview: string;
  /** How the concept earns or saves, with its description. */
  model: { type: string; description: string } | null;
  /** "$45 per floor and month", an assumption. */
  price: string | null;
  /** US dollars a year; SAM and SOM with their share of the size above. */
  sizes: { tam: string; sam: string; som: string; samShare: string; somShare: string } | null;
  /** US dollars a year. */
  savings: string | null;
  /** Titles of cost drivers, or of what may eat up the savings. */
  burdens: string[];
  /** Titles of distribution channels, or of the areas where costs fall; the primary one first. */
  places: string[];
  /** The numbers behind the size, such as "Shared office buildings: 41,200 buildings". */
  inputs: string[];
}

export function digestFinancials(projection: FinancialProjection): FinancialDigest {
  return projection.layout === "revenue" ? digestRevenue(projection) : digestSavings(projection);
}

function digestRevenue(projection: FinancialProjection): FinancialDigest {
  const { tam, sam, som, businessModel, pricing, marketSizings } = projection;
  return {
    layout: "revenue",
    overview: projection.overview,
    model: businessModel && {
      type: businessModel.subtype || businessModel.type,
      description: businessModel.description,
    },
    price: pricing && `${compactUsd(pricing.price)} per ${pricing.unit.replace(/^per /iu, "")}`,
    sizes: {
      tam: compactUsd(tam),
      sam: compactUsd(sam),
      som: compactUsd(som),
      samShare: percent(sharePercent(sam, tam)),
      somShare: percent(sharePercent(som, sam)),
    },
    savings: null,
    burdens: projection.costDrivers.map(({ title }) => title),
    places: primaryFirst(projection.distributionChannels, (channel) => channel.channelType === "primary"),
    inputs: (defaultSizing(marketSizings)?.assumptionEntries ?? []).map(inputLine),
  };
}

function digestSavings(projection: FinancialProjection): FinancialDigest {
  const { savingMethod, impactSizings, savingsModel } = projection;
  return {
    layout: "savings",
    overview: projection.overview,
    model: savingMethod && { type: savingMethod.type, description: savingMethod.description },
    price: null,
    sizes: null,
    savings: compactUsd(impactSizings[0]?.expectedSavings ?? savingsModel?.savingsAmount ?? 0),
    burdens: projection.costInterferences.map(({ title }) => title),
    places: primaryFirst(projection.targetSavingsAreas, (area) => area.areaType === "primary"),
    inputs: (impactSizings[0]?.assumptionEntries ?? []).map(inputLine),
  };
}

function primaryFirst<Item extends { title: string }>(
  items: readonly Item[],
  isPrimary: (item: Item) => boolean,
): string[] {
  return items.toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one))).map(({ title }) => title);
}

function inputLine({ title, scalar, unit }: AssumptionEntry): string {
  const figure = scalar.toLocaleString("en-US", { maximumFractionDigits: 2 });
  if (unit === "$") return `${title}: $${figure}`;
  return unit === "%" ? `${title}: ${figure}%` : `${title}: ${figure} ${unit}`;
}

const percent = (value: number) => `${value.toFixed(1)}%`;
