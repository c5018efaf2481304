import FormulaParser from "fast-formula-parser";
import type { ReadWorkbook } from "./read-workbook.fixture.ts";

/** What every formula of a workbook comes to, by sheet and address ("Summary!B6"), from its numbers alone: kept results are not looked at. */
export function recalculate(workbook: ReadWorkbook): Map<string, unknown> {
  const results = new Map<string, unknown>();
  const parser = new FormulaParser({
    // The engine lacks these two.
    functions: { MIN: (...given) => Math.min(...numbersIn(given)), MAX: (...given) => Math.max(...numbersIn(given)) },
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

/** Numbers and ranges of them, as an engine hands them to a function. */
function numbersIn(given: unknown): number[] {
  if (typeof given === "number") return [given];
  if (Array.isArray(given)) return given.flatMap(numbersIn);
  if (typeof given !== "object" || given === null || !("value" in given)) return [];
  // It hands on what failed as a value.
  if (given.value instanceof Error) throw given.value;
  return numbersIn(given.value);
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
/** Sheets here have fewer than 27 columns. */
const addressOf = (row: number, column: number) => `${String.fromCharCode(64 + column)}${row}`;
