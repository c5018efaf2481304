import { byteOrderMark, csvLine } from "@seedbed/rules/tables/csv-line";
import writeXlsxFile, { type CellObject } from "write-excel-file/browser";
import { saveFile } from "../../../../transport/save-file.ts";
import { notFormulas, type Simulated, simulationFigures } from "./simulation-figures.ts";

const name = "simulation";

/** The simulation as a workbook of values. */
export async function saveSimulationWorkbook(simulated: Simulated): Promise<void> {
  const sheets = Object.entries(simulationFigures(simulated)).map(([sheet, { columns, rows }]) => ({
    sheet,
    columns: columns.map((_, place) => ({ width: place === 0 ? 32 : 18 })),
    data: [
      [{ type: String, value: notFormulas, textColor: "#5b6a60" } as const],
      columns.map((column) => ({ type: String, value: column, fontWeight: "bold" }) as const),
      ...rows.map((row) => row.map(cellOf)),
    ],
  }));
  saveFile(`${name}.xlsx`, await writeXlsxFile(sheets).toBlob());
}

function cellOf(value: string | number | null): CellObject | null {
  if (value === null) return null;
  return typeof value === "number" ? { type: Number, value } : { type: String, value };
}

/** The same in one table, each part below the other. */
export async function saveSimulationTable(simulated: Simulated): Promise<void> {
  const parts = Object.entries(simulationFigures(simulated)).map(([part, { columns, rows }]) =>
    [["Part", ...columns], ...rows.map((row) => [part, ...row])].map((row) => csvLine(row)).join(""),
  );
  const lines = [byteOrderMark, csvLine([notFormulas]), ...parts];
  saveFile(`${name}.csv`, new Blob(lines, { type: "text/csv;charset=utf-8" }));
}
