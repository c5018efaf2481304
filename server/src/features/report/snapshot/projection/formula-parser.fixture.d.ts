/** A calculator of spreadsheet formulas that has nothing to do with what writes them; it comes without types. */
declare module "fast-formula-parser" {
  interface Place {
    sheet: string;
    row: number;
    col: number;
  }
  interface Span {
    sheet: string;
    from: Omit<Place, "sheet">;
    to: Omit<Place, "sheet">;
  }
  export default class FormulaParser {
    constructor(reading: {
      functions: Record<string, (...given: unknown[]) => unknown>;
      onCell(place: Place): unknown;
      onRange(span: Span): unknown[][];
    });
    parse(formula: string, place: Place): unknown;
  }
}
