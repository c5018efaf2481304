import type { FileContent } from "@seedbed/contract/route";
import { type AskedConcept, getConcept } from "../../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { readWork } from "../../editing/read-work.ts";
import { requireSection } from "../../operations/require-section.ts";
import { readReportStates } from "../../read-report-states.ts";
import { fileName } from "../snapshot-file-name.ts";
import { presentTable } from "./present-table.ts";
import { presentWorkbook } from "./present-workbook.ts";
import type { ProjectionFile } from "./projection-file.ts";

type Dependencies = Pick<ReportDependencies, "database" | "clock">;

const section = "financialProjection";

/** The projection of a concept as a workbook whose formulas come to what the page shows. Throws `not_found`, also for one that was never written. */
export async function downloadWorkbook(dependencies: Dependencies, asked: AskedConcept): Promise<FileContent> {
  const file = await readProjectionFile(dependencies, asked);
  // Only who asks for a workbook waits until what writes one is there.
  const { writeWorkbook } = await import("../../../../platform/office/write-workbook.ts");
  return { name: nameOf(file, "xlsx"), content: await writeWorkbook(presentWorkbook(file)) };
}

/** The numbers of a projection as one table. Throws as `downloadWorkbook`. */
export async function downloadTable(dependencies: Dependencies, asked: AskedConcept): Promise<FileContent> {
  const file = await readProjectionFile(dependencies, asked);
  return { name: nameOf(file, "csv"), content: new TextEncoder().encode(presentTable(file)) };
}

const nameOf = ({ concept, at }: ProjectionFile, extension: string) =>
  fileName([concept.title, "financial projection"], { at, extension });

function readProjectionFile(
  { database, clock }: Dependencies,
  { actor, reference }: AskedConcept,
): Promise<ProjectionFile> {
  return database.readTenant(actor, async (transaction) => {
    const projection = await requireSection(transaction, actor, { reference, section });
    const { identifier, title } = await getConcept({ readReportStates }, transaction, { actor, reference });
    const work = await readWork(transaction, actor, { reference, section });
    return { concept: { identifier, title }, projection, work, at: clock() };
  });
}
