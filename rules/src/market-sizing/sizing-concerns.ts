import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { rawValue } from "./combine-terms.ts";
import { customerCount, pricelessFactors } from "./customer-count.ts";
import { productsOf } from "./products.ts";
import { termValue } from "./term.ts";

type Group = AssumptionEntry["group"];
type Entry = Pick<AssumptionEntry, "uuid" | "title" | "unit" | "scalar" | "order" | "operator" | "group">;

/** Something in a sizing that cannot be right. */
export interface SizingConcern {
  /** The entry it is said beside; null where it is about a group as a whole. */
  entry: string | null;
  group: Group;
  sentence: string;
}

const parts = {
  SAM: { one: "The serviceable market", whole: "the total one" },
  SOM: { one: "The obtainable market", whole: "the serviceable one" },
} as const;

/** What cannot be right in a sizing of a market, in the order of its groups. Empty for one in which nothing is found. */
export function marketConcerns(entries: readonly Entry[]): SizingConcern[] {
  const own = (group: Group) => entries.filter((entry) => entry.group === group);
  return [
    ...entries.flatMap(entryConcerns),
    ...(["TAM", "SAM", "SOM"] as const).flatMap((group) => valueConcerns(own(group), group)),
    ...(["SAM", "SOM"] as const).flatMap((group) => shareConcerns(own(group), group)),
  ];
}

/** What cannot be right in a sizing of savings, whose entries are one formula whatever group they carry. */
export function savingsConcerns(entries: readonly Entry[]): SizingConcern[] {
  return [...entries.flatMap(entryConcerns), ...valueConcerns(entries, "TAM")];
}

/** That a sizing counts more customers than the people or places that another number, of it or of the `others`, says there are. */
export function customerConcerns(entries: readonly Entry[], others: readonly Entry[]): SizingConcern[] {
  const factors = pricelessFactors(entries);
  const [largest] = factors.toSorted((one, other) => termValue(other) - termValue(one));
  const there = [...entries, ...others].filter(isPopulation).toSorted((one, other) => other.scalar - one.scalar)[0];
  const customers = customerCount(entries);
  if (!largest || !there || customers <= there.scalar) return [];
  const [counted, known] = [customers, there.scalar].map((count) => count.toLocaleString("en-US"));
  return [
    {
      entry: largest.uuid,
      group: "TAM",
      sentence: `This counts ${counted} customers, more than the ${known} of “${there.title}”.`,
    },
  ];
}

const isPopulation = ({ unit, title }: Entry) =>
  unit !== "$" &&
  unit !== "%" &&
  /\b(population|people|persons|inhabitants|residents|citizens)\b/i.test(`${title} ${unit}`);

function entryConcerns({ uuid, group, unit, scalar }: Entry): SizingConcern[] {
  if (unit !== "%" || (scalar <= 100 && scalar >= 0)) return [];
  const sentence = scalar > 100 ? "A share cannot be more than 100%." : "A share cannot be below zero.";
  return [{ entry: uuid, group, sentence }];
}

function valueConcerns(entries: readonly Entry[], group: Group): SizingConcern[] {
  const value = rawValue(entries);
  if (Number.isFinite(value) && value >= 0) return [];
  if (Number.isFinite(value))
    return [{ entry: subtracted(entries)?.uuid ?? null, group, sentence: "More is taken away than there is." }];
  const divisor = productsOf(entries).flatMap(({ factors }) =>
    factors.filter((factor, index) => index > 0 && factor.operator === "/" && factor.scalar === 0),
  )[0];
  if (divisor)
    return [{ entry: divisor.uuid, group, sentence: "Nothing can be divided by zero. Until then the result is 0." }];
  const largest = entries.toSorted((one, other) => Math.abs(other.scalar) - Math.abs(one.scalar))[0];
  return [{ entry: largest?.uuid ?? null, group, sentence: "The result is too large to compute. Until then it is 0." }];
}

const subtracted = (entries: readonly Entry[]) =>
  productsOf(entries)
    .filter(({ sign, factors }) => sign * rawValue(factors.map((factor, order) => ({ ...factor, order }))) < 0)
    .at(-1)?.factors[0];

function shareConcerns(entries: readonly Entry[], group: "SAM" | "SOM"): SizingConcern[] {
  const { one, whole } = parts[group];
  if (entries.length === 0)
    return [{ entry: null, group, sentence: `${one} is 0: no number says which part of ${whole} it is.` }];
  const share = rawValue(entries);
  if (!Number.isFinite(share) || share <= 1) return [];
  const largest = entries.toSorted((a, b) => termValue(b) - termValue(a))[0];
  const percent = (share * 100).toLocaleString("en-US", { maximumFractionDigits: 0 });
  return [{ entry: largest?.uuid ?? null, group, sentence: `${one} comes out larger than ${whole} (${percent}%).` }];
}
