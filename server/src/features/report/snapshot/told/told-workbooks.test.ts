import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import type { WorkbookCell } from "../../../../platform/office/workbook.ts";
import { presentTable } from "../projection/present-table.ts";
import { presentWorkbook } from "../projection/present-workbook.ts";
import type { ProjectionFile } from "../projection/projection-file.ts";
import { earning, saving } from "./rich-projections.fixture.ts";

const at = "2026-02-03T23:30:00.000Z";
const ana = { uuid: "ana", firstName: "Ana", lastName: "Silva" };
const edits = [
  { item: "offices", field: "scalar", by: ana },
  { item: "share", field: "title", by: ana },
  { item: "half", field: "scalar", by: null },
  { item: null, field: "pricing.price", by: ana },
];
const work = {
  edits: edits.map((edit) => ({ ...edit, at })),
  added: ["staff", "ovens"].map((item) => ({ item, by: ana, at })),
} as unknown as SectionWork;

const fileOf = (projection: FinancialProjection): ProjectionFile => ({
  ...{ concept: { identifier: "C-0042", title: "Refill depots" }, projection, work },
  at: new Date("2026-03-04T23:30:00.000Z"),
});

function told(cell: WorkbookCell): string {
  if (cell === null) return "";
  if (cell.kind === "text") return cell.look === "text" ? cell.text : `${cell.text} {${cell.look}}`;
  if (cell.kind === "number") return `${cell.value} {${cell.as}, ${cell.look}}`;
  return `=${cell.formula} → ${cell.value} {${cell.as}, ${cell.look}}`;
}

test.each([
  ["earning", earning],
  ["saving", saving],
])("a workbook (%s) has a sheet for each part, with who set what", async (name, projection) => {
  const sheets = presentWorkbook(fileOf(projection)).map(({ name: sheet, widths, rows }) =>
    [
      `# ${sheet} (${widths.join(", ")})`,
      ...rows.map((row, place) => `${place + 1}: ${row.map(told).join(" | ")}`),
    ].join("\n"),
  );
  await expect(`${sheets.join("\n\n")}\n`).toMatchFileSnapshot(`./workbook-${name}.txt`);
});

test.each([
  ["earning", earning],
  ["saving", saving],
])("a table of numbers (%s) has a line for each, and for what they come to", async (name, projection) => {
  await expect(presentTable(fileOf(projection)).replaceAll("\r\n", "\n").replace("\uFEFF", "")).toMatchFileSnapshot(
    `./table-${name}.txt`,
  );
});
