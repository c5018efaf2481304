import FormulaParser from "fast-formula-parser";
import type { ReadWorkbook } from "./read-workbook.fixture.ts";

/** What every formula of a workbook comes to, by sheet and address ("Summary!B6"), from its numbers alone: kept results are not looked at. */
export function recalculate(workbook: ReadWorkbook): Map<string, unknown> {
  const results = new Map<string, unknown>();
  const parser = new FormulaParser({
    onCell: ({ sheet, row, col }) => valueAt(sheet, addressOf(row, col)),
    onRange: ({ sheet, from, to }) =>
      span(from.row, to.row).map((row) => span(from.col, to.col).map((col) => valueAt(sheet, addressOf(row, col)))),
  });
  function valueAt(sheet: string, address: string): unknown {
    const cell = workbook.get(sheet)?.get(address);
    if (!cell) return null;
    if (cell.formula === undefined) return cell.text ?? cell.value;
    const key = `${sheet}!${address}`;
    if (!results.has(key)) {
      // One after the other: the parser cannot begin a formula within another.
      for (const [, other = sheet, wanted = ""] of cell.formula.matchAll(/(?:'([^']+)'!)?([A-Z]\d+)/g))
        valueAt(other, wanted);
      results.set(key, parser.parse(cell.formula, { sheet, row: 1, col: 1 }));
    }
    return results.get(key);
  }
  for (const [sheet, cells] of workbook) for (const address of cells.keys()) valueAt(sheet, address);
  return results;
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
/** Sheets here have fewer than 27 columns. */
const addressOf = (row: number, column: number) => `${String.fromCharCode(64 + column)}${row}`;
