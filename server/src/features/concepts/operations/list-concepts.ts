import type { ConceptList, ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { KnownCounts } from "../../../platform/lists/known-counts.ts";
import { listConceptRows } from "../bank-store.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { presentConceptListItem } from "../present.ts";

/** One page of the bank. Archived concepts are there only when asked for. */
export async function listConcepts(
  { readReportStates, knownCounts }: Pick<ConceptDependencies, "readReportStates"> & { knownCounts: KnownCounts },
  transaction: Transaction,
  { actor, query }: { actor: Member; query: ConceptListQuery },
): Promise<ConceptList> {
  const { rows, count, numberOfPages } = await listConceptRows(transaction, actor, { query, knownCounts });
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
