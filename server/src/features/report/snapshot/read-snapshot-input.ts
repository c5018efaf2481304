import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { getConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { listAssumptions } from "../operations/read-assumptions.ts";
import { readReportStates } from "../read-report-states.ts";
import type { SnapshotInput } from "./snapshot-input.ts";
import { findShownVersion, readSectionsOfVersion, readStandingSections } from "./snapshot-store.ts";

/**
 * What documents of a concept are made of, as it stands at one moment, or as a version of it stood. Throws `not_found`, also for a version of another
 * concept.
 */
export async function readSnapshotInput(
  { readCompany }: Pick<ReportDependencies, "readCompany">,
  transaction: Transaction,
  { actor, reference, at, version: versionId = null }: AskedSnapshot,
): Promise<SnapshotInput> {
  const concept = await getConcept({ readReportStates }, transaction, { actor, reference });
  const version =
    versionId === null ? undefined : await findShownVersion(transaction, { conceptId: concept.uuid, id: versionId });
  if (versionId !== null && !version) throw notFound("There is no such version of this concept.");
  const sections = version
    ? await readSectionsOfVersion(transaction, version.id)
    : await readStandingSections(transaction, concept.uuid);
  const states = version && (await readReportStates(transaction, [concept.uuid], version.id)).get(concept.uuid);
  const listed = await listAssumptions(transaction, sections, at.toISOString());
  return {
    account: (await readCompany(transaction)).name,
    concept: { ...concept, ...version?.words, status: conceptStatusLabels[concept.status] },
    states: states?.reportStatusBySection ?? concept.reportStatusBySection,
    // As certain as the report's pages say, which follow its signals.
    sections:
      sections.assumptions && listed
        ? { ...sections, assumptions: { ...sections.assumptions, content: listed } }
        : sections,
    at,
    ...(version ? { version: `Version ${version.number}` } : {}),
  };
}

interface AskedSnapshot {
  actor: Pick<Member, "userId">;
  reference: string;
  at: Date;
  /** Null for what stands. */
  version?: string | null;
}
