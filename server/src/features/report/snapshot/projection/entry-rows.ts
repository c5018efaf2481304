import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { basisOf } from "@seedbed/rules/market-sizing/entry-basis";
import { operatorSign } from "@seedbed/rules/market-sizing/formula-in-words";
import { formula, headings, number, text, type WorkbookCell } from "../../../../platform/office/workbook.ts";
import { isPrice } from "../../financials/is-price.ts";
import type { NumberedSources } from "./numbered-sources.ts";
import type { ProjectionFile } from "./projection-file.ts";
import { setBy } from "./set-by.ts";
import { priceCell } from "./sheet-names.ts";
import type { CellOf } from "./sizing-formulas.ts";
import { unitOf } from "./units.ts";

export const entryWidths = [40, 24, 16, 16, 16, 10, 12, 20, 14, 22, 12, 12, 60];

export const entryHeadings = headings(
  ...["Assumption", "Likely", "Unit", "Low", "High", "Group", "Joined by", "Counts as", "Basis", "Set by", "On"],
  ...["Sources", "Description"],
);

const basisWords = {
  words: "Your words",
  source: "From a source",
  derived: "Derived",
  assumed: "Assumed",
} as const satisfies Record<NonNullable<AssumptionEntry["basis"]>, string>;

/** Where entries stand whose first is in this row: each in a row of its own, counted in its unit in B and as what it counts in H. */
export const cellsFrom =
  (first: number, entries: readonly AssumptionEntry[]): CellOf =>
  (entry) =>
    `H${first + entries.indexOf(entry)}`;

interface Written {
  file: ProjectionFile;
  sources: NumberedSources;
  /** The row of the first one. */
  first: number;
  /** True where the numbers belong to TAM, SAM and SOM; otherwise they are one formula. */
  isGrouped: boolean;
}

/** A row for each entry: its number is there to be changed, and what it counts as follows from it. */
export function entryRows(
  { file, sources, first, isGrouped }: Written,
  entries: readonly AssumptionEntry[],
): WorkbookCell[][] {
  const price = file.projection.pricing?.price;
  return entries.map((entry, index) => {
    const { unit, scalar, low = null, high = null } = entry;
    const as = unit === "$" ? "usd" : "plain";
    const likely = `B${first + index}`;
    const isOfPrice = entry.basis === "derived" && price !== undefined && isPrice(entry, price);
    const { who, day } = setBy(file, { item: entry.uuid, field: "scalar", evidence: entry.evidence });
    return [
      text(entry.title),
      isOfPrice ? formula(priceCell, scalar, "usd") : number(scalar, as, "input"),
      text(unitOf(entry)),
      low === null ? null : number(low, as, "input"),
      high === null ? null : number(high, as, "input"),
      text(isGrouped ? entry.group : ""),
      text(index === 0 || (isGrouped && entries[index - 1]?.group !== entry.group) ? "" : joinedBy(entry)),
      formula(unit === "%" ? `${likely}/100` : likely, unit === "%" ? scalar / 100 : scalar, as),
      text(basisWords[basisOf(entry)]),
      text(who),
      text(day),
      text(sources.numbersOf(entry.evidence)),
      text(entry.description),
    ];
  });
}

const joinedBy = ({ operator }: AssumptionEntry) =>
  operator === "(+)" || operator === "(-)" ? `(${operatorSign(operator)})` : operatorSign(operator);
