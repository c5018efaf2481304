import type { ArchiveOutcome, ArchiveRefusal } from "@seedbed/contract/concepts/bulk";
import type { Member } from "../../../platform/http/actor.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { type ConceptRow, findConceptToChange } from "../store.ts";
import { changeConcept } from "./change-concept.ts";

type Dependencies = Pick<ConceptDependencies, "database" | "clock" | "readReportStates">;

/** Archives each of these concepts that may be archived, one after the other; the others stay as they are, with the reason. */
export async function archiveConcepts(
  dependencies: Dependencies,
  member: Member,
  conceptIds: string[],
): Promise<ArchiveOutcome> {
  const outcome: ArchiveOutcome = { archived: [], refused: [] };
  for (const uuid of new Set(conceptIds.map((id) => id.toLowerCase()))) {
    const reason = await archiveOne(dependencies, member, uuid);
    if (reason) outcome.refused.push({ uuid, reason });
    else outcome.archived.push(uuid);
  }
  return outcome;
}

function archiveOne(dependencies: Dependencies, member: Member, id: string): Promise<ArchiveRefusal | undefined> {
  const { accountId, userId } = member;
  // Among many rows the version that somebody looks at is no reason: a status is no part of it.
  return dependencies.database.withTenant({ accountId, userId }, async (transaction) => {
    const found = await findConceptToChange(transaction, id, member.userId);
    const report = (await dependencies.readReportStates(transaction, found ? [id] : [])).get(id);
    const reason = refusalOf(found?.concept, report?.reportStatus);
    const change = { status: "archived" } as const;
    if (!reason) await changeConcept(dependencies, transaction, { actor: member, reference: id, change });
    return reason;
  });
}

// Among many rows it is easily overlooked that one is being written: what runs is stopped, or waited for, first.
function refusalOf(concept: ConceptRow | undefined, reportStatus: string | undefined): ArchiveRefusal | undefined {
  if (!concept) return "missing";
  if (concept.status === "archived") return "archived";
  return reportStatus === "pending" ? "generating" : undefined;
}
