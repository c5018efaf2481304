import type { ConceptListItem, ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import type { FileContent } from "@seedbed/contract/route";
import { byteOrderMark, csvLine } from "@seedbed/rules/tables/csv-line";
import type { Member } from "../../../platform/http/actor.ts";
import { findConcepts, listConceptIds } from "../bank-store.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { presentConceptListItem } from "../present.ts";

type Dependencies = Pick<ConceptDependencies, "database" | "clock" | "readReportStates">;

interface AskedConcepts {
  /** Just these, in this order; those that are not the company's are left out. */
  uuids?: string[] | undefined;
  /** Without `uuids`: all that a list with this filter shows, in its order. */
  filter: Omit<ConceptListQuery, "page">;
}

const rowsAtOnce = 500;

/** Concepts as a table, read piece by piece while it is sent, each piece in a transaction of its own. */
export async function exportConcepts(
  dependencies: Dependencies,
  member: Member,
  { uuids, filter }: AskedConcepts,
): Promise<FileContent> {
  const ids =
    uuids?.map((id) => id.toLowerCase()) ??
    (await dependencies.database.withTenant(member, (transaction) =>
      listConceptIds(transaction, member.accountId, filter),
    ));
  return {
    name: `concepts-${dependencies.clock().toISOString().slice(0, 10)}.csv`,
    content: linesOf(dependencies, member, [...new Set(ids)]),
  };
}

async function* linesOf(dependencies: Dependencies, member: Member, ids: string[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(Object.keys(columns));
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const items = await readItems(dependencies, member, ids.slice(from, from + rowsAtOnce));
    yield items.map((item) => csvLine(Object.values(columns).map((read) => read(item)))).join("");
  }
}

function readItems(dependencies: Dependencies, member: Member, ids: string[]): Promise<ConceptListItem[]> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const rows = await findConcepts(transaction, ids, member.userId);
    const reports = await dependencies.readReportStates(
      transaction,
      rows.map((row) => row.concept.id),
    );
    const itemsById = new Map(
      rows.flatMap((row) => {
        const report = reports.get(row.concept.id);
        return report ? [[row.concept.id, presentConceptListItem(row, report)] as const] : [];
      }),
    );
    return ids.flatMap((id) => itemsById.get(id) ?? []);
  });
}

const reportWords = {
  pending: "Being written",
  complete: "Complete",
  notStarted: "Not started",
  error: "Failed",
  draft: "Draft",
} as const satisfies Record<ConceptListItem["reportStatusAggregate"], string>;

const columns: Record<string, (item: ConceptListItem) => string | number | null> = {
  Identifier: (item) => item.identifier,
  Title: (item) => item.title,
  Summary: (item) => item.summary,
  Status: (item) => conceptStatusLabels[item.status],
  "Created by": (item) => fullName(item.createdBy),
  "Created at": (item) => item.createdAt,
  "Last changed by": (item) => fullName(item.lastModifiedBy),
  "Last changed at": (item) => item.updatedAt,
  Report: (item) => reportWords[item.reportStatusAggregate],
  "Report progress (%)": (item) => item.progressPercentage,
  "Completed sections": (item) => item.completedSections,
  Sections: (item) => item.totalSections,
  "Report started at": (item) => item.dateReportStarted,
  "Report completed at": (item) => item.dateReportCompleted,
  Seed: (item) => item.seedUuid,
  Id: (item) => item.uuid,
};

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
