import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { assertNotLocked } from "../../concepts/exports/editing-lock.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { readStandingReport, type StandingReport } from "../../report/exports/standing-report.ts";
import { conceptArchived, conceptMissing, nothingWritten } from "../editing-failures.ts";

/** The report that a person wants to edit with AI. Throws `MessageRefused` for what cannot be edited, and `locked` while somebody else edits it. */
export async function requireReport(
  transaction: Transaction,
  member: Pick<Member, "userId">,
  conceptUuid: string,
): Promise<{ conceptId: string; report: StandingReport }> {
  const { concept } = await requireConcept(transaction, conceptUuid, member.userId).catch((error: unknown) => {
    throw error instanceof Failure ? conceptMissing() : error;
  });
  if (concept.status === "archived") throw conceptArchived();
  await assertNotLocked(transaction, { conceptId: concept.id, userId: member.userId });
  const report = await readStandingReport(transaction, concept.id);
  if (report.length === 0) throw nothingWritten();
  return { conceptId: concept.id, report };
}
