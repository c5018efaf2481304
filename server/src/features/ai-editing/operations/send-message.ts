import type { EditingSay } from "@seedbed/contract/ai-editing/events";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { EditingDependencies, EditingWork } from "../dependencies.ts";
import { sessionMissing, stillAnswering } from "../editing-failures.ts";
import { findMessage, insertMessage, lastTurn } from "../store/messages.ts";
import { readPerson } from "../store/people.ts";
import { changeSession, lockSession, type SessionRow } from "../store/sessions.ts";
import { keepMedia } from "./keep-media.ts";
import { requirePlaceForPicture } from "./kept-picture.ts";
import { isNamedPicture } from "./read-media.ts";
import { requireReport } from "./require-report.ts";
import { askAgain, startAnswering } from "./start-answering.ts";

/**
 * Adds a message to a conversation and has it answered: one at a time. The same message a second time adds nothing. Throws `MessageRefused`, also while an
 * earlier one is being answered, and `locked`.
 */
export async function sendMessage(
  dependencies: EditingDependencies & EditingWork,
  member: Member,
  request: EditingSay,
): Promise<void> {
  const { database, clock } = dependencies;
  const { session_id: sessionId, uuid } = request;
  const found = await database.withTenant(member, async (transaction) => {
    const session = await holdSession(transaction, member, request);
    if (await findMessage(transaction, session.id, uuid)) return null;
    await requireReport(transaction, member, request.conceptUuid);
    if (session.answering !== null) throw stillAnswering();
    if (request.media && isNamedPicture(request.media)) await requirePlaceForPicture(transaction, session.id);
    return session;
  });
  if (found === null) return askAgain(dependencies, member, { sessionId, uuid });
  const media = await keepMedia(dependencies, member, { session: found, media: request.media });
  const turn = await database.withTenant(member, async (transaction) => {
    const session = await holdSession(transaction, member, request);
    if (await findMessage(transaction, session.id, uuid)) return null;
    if (session.answering !== null) throw stillAnswering();
    const next = (await lastTurn(transaction, session.id)) + 1;
    const { firstName, lastName } = await readPerson(transaction, member.userId);
    await insertMessage(transaction, {
      accountId: member.accountId,
      sessionId: session.id,
      turn: next,
      side: "question",
      uuid,
      role: "user",
      name: `${firstName} ${lastName}`,
      content: request.content,
      at: clock(),
      media,
      scope: request.scope ?? null,
    });
    await changeSession(transaction, session.id, { answering: next, updatedAt: clock() });
    return next;
  });
  if (turn === null) return askAgain(dependencies, member, { sessionId, uuid });
  await startAnswering(dependencies, member, { sessionId, turn, attempt: 0 });
}

/** A conversation of this person about this concept, held. */
export async function holdSession(
  transaction: Transaction,
  { userId }: Pick<Member, "userId">,
  { session_id: id, conceptUuid }: { session_id: string; conceptUuid: string },
): Promise<SessionRow> {
  const session = await lockSession(transaction, id);
  if (session?.userId !== userId || session.conceptId !== conceptUuid.toLowerCase()) throw sessionMissing();
  return session;
}
