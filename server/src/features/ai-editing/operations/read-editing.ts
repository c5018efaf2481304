import type { AiEditing } from "@seedbed/contract/ai-editing/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import { findLock } from "../../concepts/exports/editing-lock.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { presentSession } from "../present.ts";
import { readOpenEdits } from "../store/edits.ts";
import { readMessages } from "../store/messages.ts";
import { findSessionOf } from "../store/sessions.ts";
import { editReportTask } from "../tasks/edit-report/task.ts";

/** The caller's conversation about a report, and who has locked it. Throws `not_found`. */
export function readEditing(
  { database, gateway }: Pick<EditingDependencies, "database" | "gateway">,
  { userId, accountId }: Member,
  reference: string,
): Promise<AiEditing> {
  return database.readTenant({ userId, accountId }, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, userId);
    const session = await findSessionOf(transaction, { conceptId: concept.id, userId });
    const lock = await findLock(transaction, concept.id);
    return {
      session: session
        ? presentSession(
            session,
            await readMessages(transaction, session.id),
            await readOpenEdits(transaction, session.id),
          )
        : null,
      lock: lock
        ? {
            by: { uuid: lock.userId, firstName: lock.firstName, lastName: lock.lastName },
            isMine: lock.userId === userId,
            since: lock.since.toISOString(),
            until: lock.until.toISOString(),
          }
        : null,
      takesPictures: gateway.takesPictures(editReportTask),
      isDrafted: gateway.models.includes("offline"),
    };
  });
}
