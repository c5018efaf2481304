import type { WorkbookSheet } from "../../../../platform/office/workbook.ts";
import { listSheets, sourcesSheet } from "./list-sheets.ts";
import { numberedSources } from "./numbered-sources.ts";
import { driversSheet, methodSheet, pricingSheet } from "./part-sheets.ts";
import type { ProjectionFile } from "./projection-file.ts";
import { marketSheet, savingsSheet } from "./sizing-sheets.ts";
import { summarySheet } from "./summary-sheet.ts";

/** A projection as sheets: what follows from its numbers is a formula over the cells they stand in, and comes to what the page shows. */
export function presentWorkbook(file: ProjectionFile): WorkbookSheet[] {
  const { projection } = file;
  const sources = numberedSources(projection);
  const shared = { file, sources };
  const only = (isThere: unknown, sheet: () => WorkbookSheet) => (isThere ? [sheet()] : []);
  return [
    summarySheet(file),
    ...projection.marketSizings.map((sizing) => marketSheet(shared, sizing)),
    ...projection.impactSizings.map((sizing, place) => savingsSheet(shared, sizing, place)),
    ...only(projection.savingMethod ?? projection.savingsModel, () => methodSheet(file, sources)),
    ...only(projection.businessModel ?? projection.pricing ?? projection.pricingModel, () =>
      pricingSheet(file, sources),
    ),
    ...only(projection.costDrivers.length, () => driversSheet(file, sources)),
    ...listSheets(file, sources),
    ...only(sources.all.length, () => sourcesSheet(sources)),
  ];
}
