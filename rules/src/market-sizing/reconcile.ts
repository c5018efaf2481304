import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { productValue } from "./combine-terms.ts";
import { groupValue, marketSize } from "./market-size.ts";
import { type Product, productsOf } from "./products.ts";
import { termValue } from "./term.ts";

type Entry = Pick<AssumptionEntry, "uuid" | "title" | "unit" | "scalar" | "order" | "operator" | "group">;
type Group = Entry["group"];
const groups = ["TAM", "SAM", "SOM"] as const;

/** From how many times on two ways of sizing a market are too far apart to believe both. */
export const farApart = 10;

export interface Reconciliation {
  /** The markets by both ways in US dollars a year, and how many times the larger is the smaller; null where one of them is not above 0. */
  rows: { group: Group; topDown: number; bottomUp: number; times: number | null }[];
  isFarApart: boolean;
  /** Where most of the difference in the obtainable market lies; null where both say the same or one says nothing. */
  cause: {
    group: Group;
    /** How much of all that differs, in percent: what lies in the other groups may go the other way. */
    share: number;
    /** The numbers of that group that stand against each other, from above and from below; null where one way has none of the kind. */
    above: string | null;
    below: string | null;
  } | null;
}

/** Both ways of sizing a market side by side, and the numbers that explain most of their difference. */
export function reconcile(topDown: readonly Entry[], bottomUp: readonly Entry[]): Reconciliation {
  const [above, below] = [marketSize(topDown), marketSize(bottomUp)];
  const rows = groups.map((group) => {
    const key = ({ TAM: "tam", SAM: "sam", SOM: "som" } as const)[group];
    return { group, topDown: above[key], bottomUp: below[key], times: timesApart(above[key], below[key]) };
  });
  return {
    rows,
    isFarApart: rows.some(({ times }) => times !== null && times > farApart),
    cause: rows.every(({ times }) => times !== null) ? causeOf(topDown, bottomUp) : null,
  };
}

/** How many times the larger of both is the smaller; null where one of them is not above 0. */
export function timesApart(one: number, other: number): number | null {
  if (one <= 0 || other <= 0) return null;
  return Math.max(one, other) / Math.min(one, other);
}

// Markets are products of their groups, so that what differs adds up in logarithms.
function causeOf(topDown: readonly Entry[], bottomUp: readonly Entry[]): Reconciliation["cause"] {
  const gaps = groups.map((group) => ({
    group,
    gap: Math.abs(Math.log(groupValue(topDown, group) / groupValue(bottomUp, group))),
  }));
  const all = gaps.reduce((sum, { gap }) => sum + gap, 0);
  const [most] = gaps.toSorted((one, other) => other.gap - one.gap);
  // Equal but for what rounding leaves.
  if (!most || !Number.isFinite(all) || all < 1e-9) return null;
  const [one, other] = [weightsOf(topDown, most.group), weightsOf(bottomUp, most.group)];
  const [kind] = kinds.toSorted((a, b) => kindGap(one, other, b) - kindGap(one, other, a));
  return {
    group: most.group,
    share: (most.gap / all) * 100,
    above: heaviest(one, kind)?.uuid ?? null,
    below: heaviest(other, kind)?.uuid ?? null,
  };
}

const kinds = ["$", "%", "count"] as const;
type Kind = (typeof kinds)[number];
interface Weight {
  uuid: string;
  kind: Kind;
  /** Its part in the logarithm of the result. */
  log: number;
}

/** What each number of the largest product of a group adds to its logarithm. */
function weightsOf(entries: readonly Entry[], group: Group): Weight[] {
  const products = productsOf(entries.filter((entry) => entry.group === group));
  const size = ({ factors }: Product<Entry>) => Math.abs(productValue(factors));
  const [largest] = products.toSorted((one, other) => size(other) - size(one));
  const factors = largest?.factors ?? [];
  const price = factors.findIndex(({ unit }) => unit === "$");
  return factors.map((entry, index) => ({
    uuid: entry.uuid,
    kind: kindAt(entry, price >= 0 && index >= price),
    log: Math.log(Math.abs(termValue(entry))) * (index > 0 && entry.operator === "/" ? -1 : 1),
  }));
}

// How often a customer pays stands behind the price and belongs to it.
function kindAt({ unit }: Entry, isBehindPrice: boolean): Kind {
  if (unit === "%") return "%";
  return isBehindPrice ? "$" : "count";
}

const sumOf = (weights: readonly Weight[], kind: Kind) =>
  weights.filter((weight) => weight.kind === kind).reduce((sum, { log }) => sum + log, 0);

const kindGap = (one: readonly Weight[], other: readonly Weight[], kind: Kind) =>
  Math.abs(sumOf(one, kind) - sumOf(other, kind));

const heaviest = (weights: readonly Weight[], kind: Kind | undefined) =>
  weights.filter((weight) => weight.kind === kind).toSorted((one, other) => Math.abs(other.log) - Math.abs(one.log))[0];
