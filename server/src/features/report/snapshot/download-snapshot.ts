import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import type { FileContent } from "@seedbed/contract/route";
import { type AskedConcept, getConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { listAssumptions } from "../operations/read-assumptions.ts";
import { readReportStates } from "../read-report-states.ts";
import { presentSnapshot } from "./present-snapshot.ts";
import { snapshotFileName } from "./snapshot-file-name.ts";
import { readStandingSections } from "./snapshot-store.ts";

/**
 * The Opportunity Snapshot of a concept, as far as its report is written. Throws `not_found` for a concept that is not the company's, `unavailable` when
 * nothing can be printed now.
 */
export async function downloadSnapshot(
  { database, clock, printer, readCompany }: Pick<ReportDependencies, "database" | "clock" | "printer" | "readCompany">,
  { actor, reference }: AskedConcept,
): Promise<FileContent> {
  const at = clock();
  // Printing takes longer than a transaction should last.
  const input = await database.readTenant(actor, async (transaction) => {
    const concept = await getConcept({ readReportStates }, transaction, { actor, reference });
    const sections = await readStandingSections(transaction, concept.uuid);
    const listed = await listAssumptions(transaction, sections, at.toISOString());
    return {
      account: (await readCompany(transaction)).name,
      concept: { ...concept, status: conceptStatusLabels[concept.status] },
      states: concept.reportStatusBySection,
      // As certain as the report's pages say, which follow its signals.
      sections:
        sections.assumptions && listed
          ? { ...sections, assumptions: { ...sections.assumptions, content: listed } }
          : sections,
      at,
    };
  });
  return {
    name: snapshotFileName({ account: input.account, title: input.concept.title, at }),
    content: await printer.print(presentSnapshot(input)),
  };
}
