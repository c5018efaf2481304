import type { Concept } from "@seedbed/contract/concepts/schemas";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { type AskedConcept, getConcept, requireConcept } from "../../concepts/exports/get-concept.ts";
import { versionPreviews } from "../../concepts/tables.ts";
import { readReportStates } from "../read-report-states.ts";
import { noSuchVersion } from "./list-versions.ts";
import { findVersion } from "./version-store.ts";

/** Has a person look at a version in place of what stands, and gives the concept as it is then. Throws `not_found`. */
export async function viewVersion(
  transaction: Transaction,
  { actor, reference }: AskedConcept,
  id: string,
): Promise<Concept> {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const version = await findVersion(transaction, { conceptId: concept.id, id });
  if (!version) throw noSuchVersion();
  const row = { accountId: actor.accountId, conceptId: concept.id, userId: actor.userId, versionId: version.id };
  await transaction
    .insert(versionPreviews)
    .values(row)
    .onConflictDoUpdate({
      target: [versionPreviews.userId, versionPreviews.conceptId],
      set: { versionId: version.id },
    });
  tellViewed(transaction, actor, { conceptUuid: concept.id, versionUuid: version.id });
  return getConcept({ readReportStates }, transaction, { actor, reference });
}

/** Ends it; nothing happens where the person looks at no version. Gives the version that was looked at. Throws `not_found`. */
export async function stopViewing(
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<{ conceptId: string; versionId: string | undefined }> {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const [ended] = await transaction
    .delete(versionPreviews)
    .where(and(eq(versionPreviews.conceptId, concept.id), eq(versionPreviews.userId, actor.userId)))
    .returning({ versionId: versionPreviews.versionId });
  if (ended) tellViewed(transaction, actor, { conceptUuid: concept.id, versionUuid: null });
  return { conceptId: concept.id, versionId: ended?.versionId };
}

// Other windows of the same person follow.
function tellViewed(
  transaction: Transaction,
  { accountId, userId }: Member,
  data: { conceptUuid: string; versionUuid: string | null },
): void {
  publish(transaction, { accountId, userId }, { type: "concept.version.viewed.user", data });
}
