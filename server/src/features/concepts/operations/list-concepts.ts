import type { ConceptList, ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { presentConceptListItem } from "../present.ts";
import { listConceptRows } from "../store.ts";
import type { ReadReportStates } from "./report-state.ts";

/** One page of the bank. Archived concepts are there only when asked for. */
export async function listConcepts(
  readReportStates: ReadReportStates,
  transaction: Transaction,
  member: Member,
  query: ConceptListQuery,
): Promise<ConceptList> {
  const { rows, count, numberOfPages } = await listConceptRows(transaction, query, member.userId);
  const reports = await readReportStates(
    transaction,
    rows.map((row) => row.concept.id),
  );
  const results = rows.flatMap((row) => {
    const report = reports.get(row.concept.id);
    return report ? [presentConceptListItem(row, report)] : [];
  });
  return { results, count, numberOfPages };
}
