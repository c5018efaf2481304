import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { getConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { listAssumptions } from "../operations/read-assumptions.ts";
import { readReportStates } from "../read-report-states.ts";
import type { SnapshotInput } from "./snapshot-input.ts";
import { readStandingSections } from "./snapshot-store.ts";

/** What documents of a concept are made of, as it stands at one moment. Throws `not_found`. */
export async function readSnapshotInput(
  { readCompany }: Pick<ReportDependencies, "readCompany">,
  transaction: Transaction,
  { actor, reference, at }: { actor: Pick<Member, "userId">; reference: string; at: Date },
): Promise<SnapshotInput> {
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
}
