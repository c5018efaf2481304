import type { FileContent } from "@seedbed/contract/route";
import type { AskedConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { presentSnapshot } from "./present-snapshot.ts";
import { readSnapshotInput } from "./read-snapshot-input.ts";
import { snapshotFileName } from "./snapshot-file-name.ts";

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
  const input = await database.readTenant(actor, (transaction) =>
    readSnapshotInput({ readCompany }, transaction, { actor, reference, at }),
  );
  return {
    name: snapshotFileName({ account: input.account, title: input.concept.title, at }),
    content: await printer.print(presentSnapshot(input)),
  };
}
