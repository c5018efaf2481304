import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { customerCount, pricelessFactors } from "../../market-sizing/customer-count.ts";
import { customersInWords } from "../../market-sizing/figures-in-words.ts";
import { formulaInWords } from "../../market-sizing/formula-in-words.ts";
import { groupTitles } from "../../market-sizing/group-titles.ts";
import { marketSize } from "../../market-sizing/market-size.ts";
import { farApart, reconcile, timesApart } from "../../market-sizing/reconcile.ts";
import { sharePercent } from "../../market-sizing/share-percent.ts";
import { compactUsd } from "../../money/compact-usd.ts";
import { type Figure, figureId } from "./figure.ts";

type Group = AssumptionEntry["group"];
type Sizing = Pick<FinancialProjection["marketSizings"][number], "uuid" | "type" | "assumptionEntries">;

/** The formula of entries by their titles; what nothing is named for is 0, and says so. */
export const titlesOf = (entries: readonly AssumptionEntry[]): string =>
  formulaInWords(entries, ({ title }) => title) || "0, because no number is named";

const above = { TAM: null, SAM: "TAM", SOM: "SAM" } as const;

/** The three markets of a sizing, and which part of the market above each is. */
export function marketFigures({ uuid, assumptionEntries }: Sizing): Figure[] {
  const { tam, sam, som } = marketSize(assumptionEntries);
  const values = { TAM: tam, SAM: sam, SOM: som };
  const market = (group: Group): Figure => {
    const entries = assumptionEntries.filter((entry) => entry.group === group);
    const whole = above[group];
    const value = values[group];
    return {
      ...{ id: figureId.market(group, uuid), title: groupTitles[group], value, words: compactUsd(value), entries },
      formula: [titlesOf(entries), ...(whole ? [" × ", { figure: figureId.market(whole, uuid) }] : [])],
      own: null,
    };
  };
  const share = (group: "SAM" | "SOM"): Figure => {
    const whole = above[group];
    const value = sharePercent(values[group], values[whole]);
    return {
      ...{ id: figureId.share(group, uuid), title: `${group} as a share of ${whole}`, value, entries: [], own: null },
      words: `${value.toFixed(1)}%`,
      formula: [{ figure: figureId.market(group, uuid) }, " ÷ ", { figure: figureId.market(whole, uuid) }],
    };
  };
  return [market("TAM"), market("SAM"), market("SOM"), share("SAM"), share("SOM")];
}

const bothWays = (sizings: readonly Sizing[]) =>
  (["top_down", "bottom_up"] as const).map((way) => sizings.find(({ type }) => type === way));

/** Which part of what differs between both ways lies in one group of their numbers; empty where there is no such part. */
export function causeFigures(sizings: readonly Sizing[]): Figure[] {
  const [topDown, bottomUp] = bothWays(sizings);
  if (!topDown || !bottomUp) return [];
  const { cause } = reconcile(topDown.assumptionEntries, bottomUp.assumptionEntries);
  if (!cause) return [];
  return [
    {
      ...{ id: figureId.cause, title: "Where both ways differ", value: cause.share, entries: [], own: null },
      words: `${cause.share.toFixed(0)}%`,
      formula: [
        `the part of the ${groupTitles[cause.group].toLowerCase()}, as a logarithm, in what lies between `,
        { figure: figureId.market("SOM", topDown.uuid) },
        " and ",
        { figure: figureId.market("SOM", bottomUp.uuid) },
      ],
    },
  ];
}

/** How far both ways of sizing the market lie apart; empty where one is missing. */
export function apartFigures(sizings: readonly Sizing[]): Figure[] {
  const [topDown, bottomUp] = bothWays(sizings);
  if (!topDown || !bottomUp) return [];
  const [one, other] = [marketSize(topDown.assumptionEntries), marketSize(bottomUp.assumptionEntries)];
  return (["TAM", "SAM", "SOM"] as const).flatMap((group): Figure[] => {
    const key = ({ TAM: "tam", SAM: "sam", SOM: "som" } as const)[group];
    const value = timesApart(one[key], other[key]);
    if (value === null) return [];
    const [larger, smaller] = one[key] >= other[key] ? [topDown, bottomUp] : [bottomUp, topDown];
    return [
      {
        ...{ id: figureId.apart(group), title: `${groupTitles[group]}: how far apart`, value, entries: [], own: null },
        words: `${value.toFixed(value < farApart ? 1 : 0)} times`,
        formula: [
          { figure: figureId.market(group, larger.uuid) },
          " ÷ ",
          { figure: figureId.market(group, smaller.uuid) },
        ],
      },
    ];
  });
}

/** The customers that the sizing from below counts; empty where it is missing. */
export function customerFigures(sizings: readonly Sizing[]): Figure[] {
  const bottomUp = sizings.find(({ type }) => type === "bottom_up");
  if (!bottomUp) return [];
  const entries = pricelessFactors(bottomUp.assumptionEntries);
  const value = customerCount(bottomUp.assumptionEntries);
  return [
    {
      ...{ id: figureId.customers, title: "Customers", value, words: customersInWords(value), entries, own: null },
      formula: [titlesOf(entries)],
    },
  ];
}
