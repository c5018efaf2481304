import { writeMarkdown } from "../../../../../platform/markdown/write-markdown.ts";
import type { ReportDependencies } from "../../../dependencies.ts";
import { writeBundle } from "../../bundles/write-bundle.ts";
import { readSnapshotInput } from "../../read-snapshot-input.ts";
import { fileName } from "../../snapshot-file-name.ts";
import { presentReport } from "../present-report.ts";
import { exportPath, fileKinds } from "./export-file.ts";
import { changeExport, type ExportRow, findExport } from "./export-store.ts";
import { announceExport } from "./present-export.ts";

export type ExportMaking = Pick<
  ReportDependencies,
  "database" | "clock" | "files" | "printer" | "officePrinters" | "readCompany" | "log" | "workflows" | "fairness"
>;

/** An export that is made on somebody's behalf. */
export interface ExportInput {
  accountId: string;
  userId: string;
  exportId: string;
}

/** Makes what was ordered and stores its file; made again it comes to the same file. Does nothing for what is done, or gone. */
export async function makeExport(dependencies: ExportMaking, input: ExportInput): Promise<void> {
  const { database, files } = dependencies;
  const row = await database.withTenant(input, async (transaction) => {
    const begun = await changeExport(transaction, input.exportId, { status: "working" });
    if (begun) announceExport(transaction, begun);
    return begun;
  });
  if (!row) return;
  const { name, content } = await contentOf(dependencies, input, row);
  const { mediaType } = fileKinds[row.format];
  await files.of(row.accountId).put(exportPath(row), { content, mediaType });
  await database.withTenant(input, async (transaction) => {
    const done = await changeExport(transaction, row.id, { status: "done", fileName: name, bytes: content.length });
    if (done) announceExport(transaction, done);
  });
  // The concept may have gone with its files while this one was written.
  const isThere = await database.withTenant(input, (transaction) => findExport(transaction, row.id));
  if (!isThere) await files.of(row.accountId).remove(exportPath(row));
}

async function contentOf(
  dependencies: ExportMaking,
  input: ExportInput,
  { conceptId, format, versionId, orderedAt: at }: ExportRow,
) {
  const { database, printer, officePrinters } = dependencies;
  const actor = { accountId: input.accountId, userId: input.userId };
  const report = await database.readTenant(actor, (transaction) =>
    readSnapshotInput(dependencies, transaction, { actor, reference: conceptId, at, version: versionId }),
  );
  await dependencies.fairness.giveWay();
  const document = presentReport(report);
  const name = fileName([report.account, report.concept.title], { at, extension: fileKinds[format].extension });
  switch (format) {
    case "pdf":
      return { name, content: await printer.print(document) };
    case "docx":
    case "pptx":
      return { name, content: await officePrinters[format].print(document) };
    case "md":
      return { name, content: new TextEncoder().encode(writeMarkdown(document)) };
    case "bundle":
      return {
        name,
        content: await writeBundle(dependencies, {
          actor,
          conceptId,
          identifier: report.concept.identifier,
          at,
          document,
        }),
      };
  }
}
