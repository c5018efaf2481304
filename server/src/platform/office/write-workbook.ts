import writeXlsxFile, { type CellObject } from "write-excel-file/node";
import type { Look, NumberKind, WorkbookCell, WorkbookSheet } from "./workbook.ts";

/**
 * The sheets as an XLSX file. Texts are texts, whatever they begin with, and lose what XML cannot hold; formulas are formulas, with what they
 * come to beside them for readers that do not calculate.
 */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const written = sheets.map(({ name, widths, rows }) => ({
    sheet: name,
    columns: widths.map((width) => ({ width })),
    data: rows.map((row) => row.map(cellOf)),
  }));
  return writeXlsxFile(written, { fontFamily: "Calibri", fontSize: 11, features: [withResults(sheets)] }).toBuffer();
}

const looks = {
  title: { fontSize: 16, fontWeight: "bold" },
  heading: { fontWeight: "bold", backgroundColor: "#e3ede5", wrap: true, alignVertical: "top" },
  text: { wrap: true, alignVertical: "top" },
  note: { textColor: "#5b6a60" },
  input: { textColor: "#1f3fbf", backgroundColor: "#fdf8e4", alignVertical: "top" },
  result: { fontWeight: "bold", alignVertical: "top" },
} as const satisfies Record<Look, Partial<CellObject>>;

function cellOf(cell: WorkbookCell): CellObject | null {
  if (cell === null) return null;
  const look = looks[cell.look];
  switch (cell.kind) {
    case "text":
      return { ...look, type: String, value: asWritten(cell.text), ...asText(cell.text) };
    case "number":
      return { ...look, type: Number, value: cell.value, ...formatOf(cell.as, cell.value) };
    case "formula":
      return { ...look, type: "Formula", value: cell.formula, ...formatOf(cell.as, cell.value) };
  }
}

// What stands for a character by its number would be read as that character.
const asWritten = (words: string) => words.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

// It stays text when somebody goes into the cell and leaves it again; longer ones some spreadsheets show as ####.
const asText = (words: string) => (/^[=+\-@]/.test(words) && words.length <= 255 ? { format: "@" } : {});

function formatOf(as: NumberKind, value: number): { format?: string } {
  if (as === "usd") return { format: "[$USD] #,##0.00" };
  const size = Math.abs(value);
  // Whatever is too long or too small for digits the spreadsheet shows as it thinks best.
  if (size >= 1e15 || (value !== 0 && size < 0.0001)) return {};
  return { format: as === "whole" || Number.isInteger(value) ? "#,##0" : "#,##0.00##" };
}

/** Readers calculate what has no result beside it. */
const kept = (result = Number.NaN) => (Number.isFinite(result) ? `<v>${result}</v>` : "");

/** Puts behind each formula what it comes to; both stand in the same order, row by row. */
function withResults(sheets: readonly WorkbookSheet[]) {
  return {
    files: {
      transform: {
        // Whoever calculates does so when the file is opened.
        "xl/workbook.xml": { transform: (xml: string) => xml.replace("<calcPr/>", '<calcPr fullCalcOnLoad="1"/>') },
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
            const cells = sheets[sheetIndex]?.rows.flat() ?? [];
            const results = cells.flatMap((cell) => (cell?.kind === "formula" ? [cell.value] : []));
            let next = 0;
            return xml.replaceAll("</f>", () => `</f>${kept(results[next++])}`);
          },
        },
      },
    },
  };
}
