import { likelySheet, type SheetCell } from "@seedbed/rules/projections/formulas/likely-sheet";
import { byteOrderMark, csvLine } from "@seedbed/rules/tables/csv-line";
import writeXlsxFile, { type CellObject } from "write-excel-file/browser";
import { saveFile } from "../../../../transport/files/save-file.ts";
import { inputsFrom, notFormulas, type Simulated, simulationFigures } from "./simulation-figures.ts";

const name = "simulation";

/** Below what is said of the sheet and the heads of its columns. */
const firstInput = 3 + inputsFrom;
const cells = {
  likely: (slot: number) => `'Inputs'!D${firstInput + slot}`,
  planned: (slot: number) => `'Inputs'!G${firstInput + slot}`,
};

/** The simulation as a workbook: its draws as values, and what every input at its likely value comes to as formulas over the inputs. */
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
  const likely = {
    sheet: "Likely",
    columns: [{ width: 36 }, ...new Array(7).fill({ width: 18 }), { width: 40 }, { width: 18 }],
    data: likelySheet(simulated.plan, cells, simulated.settings.horizon).map((row) => row.map(cellOf)),
  };
  saveFile(`${name}.xlsx`, await writeXlsxFile([...sheets, likely]).toBlob());
}

function cellOf(value: SheetCell): CellObject | null {
  if (value === null) return null;
  if (typeof value === "object") return { type: "Formula", value: value.formula };
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
