import type { ReportExport } from "@seedbed/contract/report/documents/schemas";
import type { Transaction } from "../../../../../platform/database/database.ts";
import { publish } from "../../../../../platform/realtime/publish.ts";
import type { ExportRow } from "./export-store.ts";

export const presentExport = (row: ExportRow): ReportExport => ({
  uuid: row.id,
  format: row.format,
  version: row.versionId,
  status: row.status,
  error: row.error,
  fileName: row.fileName,
  bytes: row.bytes,
  orderedAt: row.orderedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Tells whoever ordered an export where it stands. */
export function announceExport(transaction: Transaction, row: ExportRow): void {
  publish(
    transaction,
    { accountId: row.accountId, userId: row.orderedBy },
    {
      type: "concept.export.update.account",
      data: { conceptUuid: row.conceptId, export: presentExport(row) },
    },
  );
}
