import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { WorkbookSheet } from "../../../../platform/office/workbook.ts";
import { writeWorkbook } from "../../../../platform/office/write-workbook.ts";
import { fileOf, scriptedProjection } from "./forty-projections.fixture.ts";
import { presentWorkbook } from "./present-workbook.ts";

const office = [
  "/usr/bin/soffice",
  "/usr/local/bin/soffice",
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
].find(existsSync);

/** Without what is kept beside the formulas: what is read then, the office has calculated. */
const withoutResults = (sheets: readonly WorkbookSheet[]): WorkbookSheet[] =>
  sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.map((cell) => (cell?.kind === "formula" ? { ...cell, value: Number.NaN } : cell)),
    ),
  }));

/** The sheets of a workbook as LibreOffice reads them, each as a table of its raw values. */
async function readByOffice(program: string, sheets: readonly WorkbookSheet[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "workbook-"));
  try {
    await writeFile(join(folder, "book.xlsx"), await writeWorkbook(sheets));
    await promisify(execFile)(program, [
      ...["--headless", `-env:UserInstallation=file://${folder}/profile`],
      ...["--convert-to", "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false,false,false,-1"],
      ...["--outdir", folder],
      join(folder, "book.xlsx"),
    ]);
    const names = (await readdir(folder)).filter((name) => name.endsWith(".csv"));
    const tables = names.map(async (name) => [name.slice(5, -4), await readFile(join(folder, name), "utf8")] as const);
    return new Map(await Promise.all(tables));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.skipIf(office === undefined).for([4, 8, 5])(
  "LibreOffice, where there is one, opens projection %i and calculates what the API answers",
  { timeout: 120_000 },
  async (seed) => {
    const { projection } = fileOf(scriptedProjection(seed));
    const sheets = presentWorkbook(fileOf(scriptedProjection(seed)));
    const tables = await readByOffice(office ?? "", withoutResults(sheets));
    expect([...tables.keys()].sort()).toEqual(sheets.map(({ name }) => name).sort());
    const lines = (tables.get("Summary") ?? "").split("\n").map((line) => line.replaceAll('"', "").split("\t"));
    const shown = (name: string) => Number(lines.find(([first]) => first === name)?.[1]);
    const near = (name: string, amount: number) =>
      expect(Math.abs(shown(name) - amount), name).toBeLessThanOrEqual(1e-9 * Math.abs(amount));
    if (projection.layout === "revenue") {
      near("TAM", projection.tam);
      near("SAM", projection.sam);
      near("SOM", projection.som);
      near("Customers", projection.totalUsers ?? 0);
    } else {
      near("Savings potential", projection.savingsModel?.savingsAmount ?? 0);
      for (const [place, { expectedSavings }] of projection.impactSizings.entries())
        near(`Annual savings ${place + 1}`, expectedSavings);
    }
  },
);
