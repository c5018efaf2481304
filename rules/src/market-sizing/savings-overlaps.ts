import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { stemsOf } from "../assumptions/telling-stems.ts";
import { productsOf } from "./products.ts";
import type { SizingConcern } from "./sizing-concerns.ts";
import { type Term, termValue } from "./term.ts";

type Area = Pick<FinancialProjection["targetSavingsAreas"][number], "uuid" | "title" | "description">;
type Entry = Term & { uuid: string; title: string };

const stemsIn = (text: string): ReadonlySet<string> => new Set(stemsOf(text).keys());

/**
 * For each area, by its uuid, the title of another one that may be the same saving: all telling words of the title of one stand in the title or the
 * description of the other.
 */
export function areaOverlaps(areas: readonly Area[]): Map<string, string> {
  const read = areas.map(({ uuid, title, description }) => ({
    ...{ uuid, title, named: stemsIn(title) },
    said: stemsIn(`${title} ${description}`),
  }));
  const isWithin = (named: ReadonlySet<string>, said: ReadonlySet<string>) => named.size > 0 && named.isSubsetOf(said);
  return new Map(
    read.flatMap((one) => {
      const other = read.find(
        (each) => each !== one && (isWithin(one.named, each.said) || isWithin(each.named, one.said)),
      );
      return other ? [[one.uuid, other.title] as const] : [];
    }),
  );
}

/**
 * What a sizing of savings saves twice: two parts that are added and take their shares of the same cost, told at the second one, with how much of it they
 * take. The cost of a part is all of it that is no share: hours times a wage, and the same hours times the price of their energy, are two.
 */
export function doubleSavings(entries: readonly Entry[]): SizingConcern[] {
  const parts = productsOf(entries).flatMap(({ sign, factors }) => {
    const [first] = factors;
    if (!first || sign < 0) return [];
    const isShare = (factor: Entry) => factor !== first && factor.unit === "%" && factor.operator !== "/";
    const cost = factors.filter((factor) => !isShare(factor)).map(({ title }) => title.trim());
    const share = factors.filter(isShare).reduce((product, factor) => product * termValue(factor), 1);
    return [{ first, share, cost: cost.join(" × ") }];
  });
  return [...Map.groupBy(parts, ({ cost }) => cost.toLowerCase()).values()].flatMap(([one, other, ...others]) => {
    if (!one || !other) return [];
    const share = [one, other, ...others].reduce((sum, part) => sum + part.share, 0);
    const percent = (share * 100).toLocaleString("en-US", { maximumFractionDigits: 0 });
    const sentence =
      share > 1
        ? `More than all of “${one.cost}” is saved: ${percent}% of it, in parts that are added.`
        : `“${one.cost}” is saved from in more than one part, ${percent}% of it in all. What one part saves the other cannot save again.`;
    return [{ entry: other.first.uuid, group: "TAM" as const, sentence }];
  });
}
