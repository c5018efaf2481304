import { randomUUID } from "node:crypto";
import type { EditingCancel } from "@seedbed/contract/ai-editing/events";
import type { Member } from "../../../platform/http/actor.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { placeOf, presentMessage } from "../present.ts";
import { readOpenEdits, removeEdits } from "../store/edits.ts";
import { findSide, insertMessage } from "../store/messages.ts";
import { changeSession } from "../store/sessions.ts";
import { holdSession } from "./send-message.ts";
import { replyId } from "./start-answering.ts";

/** Ends the reply that is being written, and discards what is proposed. What was said stays. Throws `MessageRefused`. */
export async function cancelAnswer(
  { database, clock, workflows, hub }: Pick<EditingDependencies, "database" | "clock" | "workflows" | "hub">,
  member: Member,
  request: EditingCancel,
): Promise<void> {
  const { accountId, userId } = member;
  const { session, question } = await database.withTenant(member, async (transaction) => {
    const held = await holdSession(transaction, member, request);
    const place = placeOf(held);
    const open = await readOpenEdits(transaction, held.id);
    await removeEdits(
      transaction,
      open.map(({ id }) => id),
    );
    publish(transaction, { accountId, userId }, { type: "ai.editing.edit.suggestion", data: { ...place, edits: [] } });
    if (held.answering === null) return { session: held, question: undefined };
    const turn = { sessionId: held.id, turn: held.answering };
    const asked = await findSide(transaction, turn, "question");
    const stopped = { role: "assistant" as const, name: "", content: "Stopped.", code: "CANCELLED" };
    const answer = await insertMessage(transaction, {
      ...turn,
      ...stopped,
      accountId,
      side: "answer",
      uuid: randomUUID(),
      at: clock(),
    });
    await changeSession(transaction, held.id, { answering: null, updatedAt: clock() });
    if (answer)
      publish(
        transaction,
        { accountId, userId },
        { type: "ai.editing.chat", data: { ...presentMessage(answer, asked), ...place } },
      );
    return { session: held, question: asked };
  });
  if (!question) return;
  await workflows.cancel(replyId({ sessionId: session.id, turn: question.turn, attempt: question.attempt }));
  hub.pass(member, "ai.editing.chat.typing", { ...placeOf(session), value: false, content: "" });
}
