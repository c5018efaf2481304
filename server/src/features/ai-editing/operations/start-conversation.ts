import { randomUUID } from "node:crypto";
import type { EditingStart } from "@seedbed/contract/ai-editing/events";
import type { Member } from "../../../platform/http/actor.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import type { EditingDependencies, EditingWork } from "../dependencies.ts";
import { placeOf } from "../present.ts";
import { insertMessage } from "../store/messages.ts";
import { readPerson } from "../store/people.ts";
import { findSessionOf, insertSession, removeSession, type SessionRow } from "../store/sessions.ts";
import { keepMedia } from "./keep-media.ts";
import { removePictures } from "./kept-picture.ts";
import { requireReport } from "./require-report.ts";
import { askAgain, startAnswering } from "./start-answering.ts";

/**
 * Begins a conversation about a report in place of the person's last one, tells the person its session and has the message answered. The same message a
 * second time adds nothing and is told the same session. Throws `MessageRefused`, and `locked`.
 */
export async function startConversation(
  dependencies: EditingDependencies & EditingWork,
  member: Member,
  { uuid, request }: { uuid: string; request: EditingStart },
): Promise<void> {
  const { database, clock, hub } = dependencies;
  const { accountId, userId } = member;
  const found = await database.withTenant(member, async (transaction) => {
    const { conceptId } = await requireReport(transaction, member, request.conceptUuid);
    return { conceptId, session: await findSessionOf(transaction, { conceptId, userId }) };
  });
  const { conceptId } = found;
  const again = (session: SessionRow) => {
    hub.pass(member, "ai.editing.handshake", { ...placeOf(session), uuid });
    return askAgain(dependencies, member, { sessionId: session.id, uuid });
  };
  if (found.session?.startUuid === uuid) return again(found.session);
  const id = randomUUID();
  const media = await keepMedia(dependencies, member, { session: { id, conceptId }, media: request.media });
  const started = await database.withTenant(member, async (transaction) => {
    const at = clock();
    const begun = { accountId, userId, conceptId, startUuid: uuid, answering: 1, createdAt: at, updatedAt: at };
    const earlier = await findSessionOf(transaction, { conceptId, userId });
    const unused = () => (media?.picture ? removePictures(dependencies, transaction, { ...begun, id }) : undefined);
    if (earlier?.startUuid === uuid) {
      await unused();
      return { session: earlier, isNew: false };
    }
    const removed = await removeSession(transaction, { conceptId, userId });
    if (removed) await removePictures(dependencies, transaction, removed);
    const session = await insertSession(transaction, { id, ...begun });
    if (!session) {
      await unused();
      return undefined;
    }
    const { firstName, lastName } = await readPerson(transaction, userId);
    await insertMessage(transaction, {
      accountId,
      sessionId: session.id,
      turn: 1,
      side: "question",
      uuid,
      role: "user",
      name: `${firstName} ${lastName}`,
      content: request.content,
      at,
      media,
      scope: request.scope ?? null,
    });
    publish(transaction, { accountId, userId }, { type: "ai.editing.handshake", data: { ...placeOf(session), uuid } });
    return { session, isNew: true };
  });
  if (!started) {
    const meanwhile = await database.withTenant(member, (transaction) =>
      findSessionOf(transaction, { conceptId, userId }),
    );
    if (meanwhile?.startUuid === uuid) await again(meanwhile);
    return;
  }
  const { session, isNew } = started;
  if (!isNew) return again(session);
  await startAnswering(dependencies, member, { sessionId: session.id, turn: 1, attempt: 0 });
}
