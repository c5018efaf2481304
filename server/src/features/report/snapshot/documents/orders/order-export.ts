import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { exportKeptHours } from "@seedbed/contract/limits";
import type { ExportFormat, ReportExport } from "@seedbed/contract/report/documents/schemas";
import type { FileContent } from "@seedbed/contract/route";
import { isOutage } from "../../../../../platform/database/outage.ts";
import { Failure, notFound } from "../../../../../platform/failure.ts";
import { FilesAway } from "../../../../../platform/files/files.ts";
import type { Member } from "../../../../../platform/http/actor.ts";
import type { Steps, Workflow } from "../../../../../platform/workflows/workflows.ts";
import { type AskedConcept, requireConcept } from "../../../../concepts/exports/get-concept.ts";
import { findShownVersion } from "../../snapshot-store.ts";
import { exportPath, fileKinds } from "./export-file.ts";
import { changeExport, type ExportRow, findExport, findOpenExport, insertExport, listExports } from "./export-store.ts";
import { type ExportInput, type ExportMaking, makeExport } from "./make-export.ts";
import { announceExport, presentExport } from "./present-export.ts";

/** What makes exports. */
export interface Exporting {
  exporting: Workflow<ExportInput>;
}

const hour = 3_600_000;

/** Makes exports durably: one whose server dies is made by the next. */
export function defineExporting(dependencies: ExportMaking): Workflow<ExportInput> {
  const make = (input: ExportInput, steps: Steps) =>
    steps.work(async (signal) => {
      try {
        await makeExport(dependencies, input);
      } catch (error) {
        if (isOutage(error) || signal.aborted) throw error;
        if (!(error instanceof Failure || error instanceof FilesAway))
          dependencies.log.error({ err: error, export: input.exportId }, "an export could not be made");
        const sentence =
          error instanceof Failure ? error.message : "The document could not be made. Try again in a moment.";
        await dependencies.database.withTenant(input, async (transaction) => {
          const failed = await changeExport(transaction, input.exportId, { status: "failed", error: sentence });
          if (failed) announceExport(transaction, failed);
        });
      }
    });
  return dependencies.workflows.define("report-export", make, { queue: dependencies.fairness.queues.document });
}

/** Orders the report as a document; an order that is still open is given again. Throws `not_found`. */
export async function orderExport(
  dependencies: ExportMaking & Exporting,
  { actor, reference, format, version }: AskedConcept & { format: ExportFormat; version?: string | null | undefined },
): Promise<ReportExport> {
  const at = dependencies.clock();
  const row = await dependencies.database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    const versionId = version && format !== "bundle" ? version : null;
    if (versionId && !(await findShownVersion(transaction, { conceptId: concept.id, id: versionId })))
      throw notFound("There is no such version of this concept.");
    const order = { conceptId: concept.id, orderedBy: actor.userId, format, versionId };
    return (
      (await findOpenExport(transaction, order)) ??
      (await insertExport(transaction, {
        ...order,
        id: randomUUID(),
        accountId: actor.accountId,
        orderedAt: at,
        expiresAt: new Date(at.getTime() + exportKeptHours * hour),
      }))
    );
  });
  // Nobody waits for its beginning: forty orders at once would otherwise hold up what others ask.
  const whose = { company: actor.accountId, person: actor.userId };
  void dependencies.fairness
    .beginLater(whose, () => startExport(dependencies, row))
    .catch((error: unknown) => dependencies.log.error({ err: error, export: row.id }, "an export was not begun"));
  return presentExport(row);
}

/** The work that makes an export. */
export const workflowId = ({ id }: Pick<ExportRow, "id">) => `report-export/${id}`;

/** Has an export made, once. */
export const startExport = ({ workflows, exporting }: Pick<ExportMaking, "workflows"> & Exporting, row: ExportRow) =>
  workflows.start(exporting, workflowId(row), { accountId: row.accountId, userId: row.orderedBy, exportId: row.id });

/** What the caller ordered of a concept. Throws `not_found`. */
export async function readExports(
  { database, clock }: ExportMaking,
  { actor, reference }: AskedConcept,
): Promise<{ results: ReportExport[] }> {
  return database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    const rows = await listExports(transaction, { conceptId: concept.id, orderedBy: actor.userId, at: clock() });
    return { results: rows.map(presentExport) };
  });
}

/** The file of an export that the caller ordered. Throws `not_found` also for one that is not done, or whose time is over. */
export async function downloadExport(
  { database, files, clock }: ExportMaking,
  { actor, reference, exportId }: { actor: Member; reference: string; exportId: string },
): Promise<FileContent> {
  const row = await database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    const found = await findExport(transaction, exportId);
    const isOwn = found?.conceptId === concept.id && found.orderedBy === actor.userId;
    return isOwn && found.status === "done" && found.expiresAt > clock() ? found : undefined;
  });
  const content = row && (await files.of(actor.accountId).read(exportPath(row)));
  if (!row || !content) throw notFound("This export cannot be downloaded any more. Order it again.");
  const { mediaType, extension } = fileKinds[row.format];
  return { name: row.fileName ?? `report.${extension}`, mediaType, content: Readable.from(content) };
}
