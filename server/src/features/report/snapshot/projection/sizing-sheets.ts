import type { AssumptionEntry, ImpactSizing, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { customerCount } from "@seedbed/rules/market-sizing/customer-count";
import { formulaInWords } from "@seedbed/rules/market-sizing/formula-in-words";
import { groupValue } from "@seedbed/rules/market-sizing/market-size";
import { inOrder } from "@seedbed/rules/market-sizing/term";
import {
  formula,
  headings,
  text,
  type WorkbookCell,
  type WorkbookSheet,
} from "../../../../platform/office/workbook.ts";
import { cellsFrom, entryHeadings, entryRows, entryWidths } from "./entry-rows.ts";
import type { NumberedSources } from "./numbered-sources.ts";
import type { ProjectionFile } from "./projection-file.ts";
import { savingsSheetName, sheetNames } from "./sheet-names.ts";
import { combinedFormula, customersFormula, orZero } from "./sizing-formulas.ts";

interface Shared {
  file: ProjectionFile;
  sources: NumberedSources;
}

/** Cells of the results, for formulas of other sheets. */
export const resultCells = { TAM: "B5", SAM: "B6", SOM: "B7", customers: "B8", savings: "B5" } as const;

const note =
  "Change what is blue: what follows from it is calculated anew. Units, groups and how numbers are joined are built into the formulas.";
const words = (entries: readonly AssumptionEntry[]) => formulaInWords(entries, ({ title }) => title);
const titles = { top_down: "Market sizing, top down", bottom_up: "Market sizing, bottom up" } as const;
const resultHeadings = headings("Result", "Value", "Unit", "", "", "", "", "Group comes to", "", "", "", "", "How");
const besides = (count: number): WorkbookCell[] => new Array<WorkbookCell>(count).fill(null);

/** The numbers of a market sizing, and TAM, SAM and SOM as formulas over them. */
export function marketSheet(shared: Shared, sizing: MarketSizing): WorkbookSheet {
  const entries = (["TAM", "SAM", "SOM"] as const).flatMap((group) => entriesOf(sizing, group));
  const first = 12;
  const cellOf = cellsFrom(first, entries);
  const amounts = { TAM: sizing.expectedTam, SAM: sizing.expectedSam, SOM: sizing.expectedSom };
  const within = { TAM: null, SAM: resultCells.TAM, SOM: resultCells.SAM } as const;
  const results = (["TAM", "SAM", "SOM"] as const).map((group, place): WorkbookCell[] => {
    const own = entriesOf(sizing, group);
    const ofGroup = `H${5 + place}`;
    const whole = within[group];
    return [
      text(group),
      formula(whole === null ? ofGroup : orZero(`${ofGroup}*${whole}`), amounts[group], "usd"),
      text("USD a year"),
      ...besides(4),
      formula(combinedFormula(own, cellOf), groupValue(own, group), group === "TAM" ? "usd" : "plain"),
      ...besides(4),
      text(group === "TAM" ? words(own) : `${group === "SAM" ? "TAM" : "SAM"} × (${words(own)})`),
    ];
  });
  return {
    name: sheetNames[sizing.type],
    widths: entryWidths,
    rows: [
      [text(titles[sizing.type], "title")],
      [text(note, "note")],
      [],
      resultHeadings,
      ...results,
      sizing.type === "bottom_up" ? customersRow(sizing, entriesOf(sizing, "TAM"), cellOf) : [],
      [],
      [text("Assumptions", "title")],
      entryHeadings,
      ...entryRows({ ...shared, first, isGrouped: true }, entries),
    ],
  };
}

const customersRow = (
  { assumptionEntries }: MarketSizing,
  counted: readonly AssumptionEntry[],
  cellOf: (entry: AssumptionEntry) => string,
): WorkbookCell[] => [
  text("Customers in TAM"),
  formula(customersFormula(counted, cellOf), customerCount(assumptionEntries), "whole"),
  text("customers"),
];

/** The numbers of a sizing of savings, and what they come to as a formula over them. */
export function savingsSheet(shared: Shared, sizing: ImpactSizing, place: number): WorkbookSheet {
  const entries = inOrder(sizing.assumptionEntries);
  const first = 9;
  return {
    name: savingsSheetName(place),
    widths: entryWidths,
    rows: [
      [text(sizing.title, "title")],
      [text(note, "note")],
      [],
      resultHeadings,
      [
        text("Annual savings"),
        formula(combinedFormula(entries, cellsFrom(first, entries)), sizing.expectedSavings, "usd"),
        text("USD a year"),
        ...besides(9),
        text(words(entries)),
      ],
      [],
      [text("Assumptions", "title")],
      entryHeadings,
      ...entryRows({ ...shared, first, isGrouped: false }, entries),
    ],
  };
}

const entriesOf = ({ assumptionEntries }: MarketSizing, group: AssumptionEntry["group"]) =>
  inOrder(assumptionEntries.filter((entry) => entry.group === group));
