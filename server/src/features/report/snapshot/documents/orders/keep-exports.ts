import { exportPath } from "./export-file.ts";
import { findExpired, findOpenExports, removeExport } from "./export-store.ts";
import type { ExportMaking } from "./make-export.ts";
import { type Exporting, startExport, workflowId } from "./order-export.ts";

/** Starts what was ordered of a server that died before it began. */
export async function resumeLostExports(dependencies: ExportMaking & Exporting): Promise<void> {
  for (const row of await dependencies.database.withSystem(findOpenExports))
    if (!(await dependencies.workflows.isKnown(workflowId(row)))) await startExport(dependencies, row);
}

/** Removes exports whose time is over, with their files. */
export async function removeOldExports({ database, files, clock, log }: ExportMaking): Promise<void> {
  for (const row of await database.withSystem((transaction) => findExpired(transaction, clock()))) {
    try {
      await files.of(row.accountId).remove(exportPath(row));
      await database.withSystem((transaction) => removeExport(transaction, row.id));
    } catch (error) {
      // Tried again with the next round.
      log.warn({ err: error }, "the file of an old export is still there");
    }
  }
}
