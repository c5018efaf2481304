import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { findSide } from "../store/messages.ts";
import { findSessionOf, removeSession } from "../store/sessions.ts";
import { removePictures } from "./kept-picture.ts";
import { replyId } from "./start-answering.ts";

/** Clears the caller's conversation about a report with the edits that are open; one that is not there is clear. Throws `not_found` for a foreign concept. */
export async function clearConversation(
  { database, workflows, removals }: Pick<EditingDependencies, "database" | "workflows" | "removals">,
  member: Member,
  reference: string,
): Promise<undefined> {
  const waiting = await database.withTenant(member, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, member.userId);
    const key = { conceptId: concept.id, userId: member.userId };
    const session = await findSessionOf(transaction, key);
    const asked =
      session?.answering != null
        ? await findSide(transaction, { sessionId: session.id, turn: session.answering }, "question")
        : undefined;
    const removed = await removeSession(transaction, key);
    if (removed) await removePictures({ removals }, transaction, removed);
    return asked;
  });
  if (waiting) await workflows.cancel(replyId(waiting));
  return undefined;
}
