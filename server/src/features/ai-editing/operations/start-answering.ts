import type { Member } from "../../../platform/http/actor.ts";
import type { EditingDependencies, EditingWork } from "../dependencies.ts";
import { placeOf, presentMessage } from "../present.ts";
import { readOpenEdits } from "../store/edits.ts";
import { findMessage, findSide, retryTurn } from "../store/messages.ts";
import { changeSession, lockSession } from "../store/sessions.ts";
import type { ReplyInput } from "../workflows/inputs.ts";

type Asked = Pick<ReplyInput, "sessionId" | "turn" | "attempt">;
type Dependencies = Pick<EditingDependencies, "database" | "hub" | "workflows"> & Pick<EditingWork, "replying">;

/** Has a turn answered, once: the same turn and attempt a second time does nothing. */
export async function startAnswering(
  { workflows, replying }: Pick<Dependencies, "workflows" | "replying">,
  { accountId, userId }: { accountId: string; userId: string },
  asked: Asked,
): Promise<void> {
  await workflows.start(replying, replyId(asked), { accountId, userId, ...asked });
}

/** Names the work on one reply. */
export const replyId = ({ sessionId, turn, attempt }: Asked) => `ai-editing-reply/${sessionId}/${turn}/${attempt}`;

/**
 * What becomes of a message that was sent before: its answer is told once more, what went wrong is tried anew, and one whose answer is under way stays as
 * it is.
 */
export async function askAgain(
  dependencies: Dependencies,
  member: Member,
  { sessionId, uuid }: { sessionId: string; uuid: string },
): Promise<void> {
  const { database, hub } = dependencies;
  const found = await database.withTenant(member, async (transaction) => {
    const session = await lockSession(transaction, sessionId);
    const question = session && (await findMessage(transaction, session.id, uuid));
    if (!session || question?.side !== "question") return undefined;
    const answer = await findSide(transaction, question, "answer");
    if (answer && answer.code === null)
      return { session, question, answer, edits: await readOpenEdits(transaction, session.id) };
    // One change at a time: what failed before another message is not tried again behind it.
    if (session.answering !== null && session.answering !== question.turn) return undefined;
    const attempt = question.attempt + (answer ? 1 : 0);
    if (answer) await retryTurn(transaction, question, attempt);
    await changeSession(transaction, session.id, { answering: question.turn });
    return { session, question, asked: { sessionId: session.id, turn: question.turn, attempt } };
  });
  if (found?.answer) {
    const place = placeOf(found.session);
    hub.pass(member, "ai.editing.edit.suggestion", { ...place, edits: found.edits.map(({ edit }) => edit) });
    hub.pass(member, "ai.editing.chat", { ...presentMessage(found.answer, found.question), ...place });
  }
  if (found?.asked) await startAnswering(dependencies, member, found.asked);
}
