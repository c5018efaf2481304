import { randomUUID } from "node:crypto";
import { openEditsMax, systemError } from "@seedbed/contract/ai-editing/words";
import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { placeOf, presentMessage } from "../present.ts";
import { clash } from "../proposals/clashes.ts";
import type { FoundEdit } from "../proposals/propose-edits.ts";
import { insertEdits, readOpenEdits, removeEdits } from "../store/edits.ts";
import { insertMessage, type MessageRow } from "../store/messages.ts";
import { changeSession, lockSession, type SessionRow } from "../store/sessions.ts";
import type { ReplyInput } from "../workflows/inputs.ts";

export type Answer =
  | { kind: "reply"; content: string; origin: "model" | "draft"; edits: readonly FoundEdit[] }
  /** What went wrong. */
  | { kind: "error"; content: string; code: string };

/** Keeps an answer with its edits and the events that tell of them; nothing when the turn has one, or the conversation was cleared. */
export async function storeAnswer(
  { database, clock, hub }: Pick<EditingDependencies, "database" | "clock" | "hub">,
  input: ReplyInput,
  { question, answer }: { question: MessageRow; answer: Answer },
): Promise<void> {
  const session = await database.withTenant(input, async (transaction) => {
    const held = await lockSession(transaction, input.sessionId);
    if (!held) return undefined;
    const at = clock();
    const { accountId } = input;
    const { content } = answer;
    const row = await insertMessage(transaction, {
      accountId,
      sessionId: held.id,
      turn: question.turn,
      side: "answer",
      uuid: randomUUID(),
      role: "assistant",
      name: answer.kind === "error" ? systemError : "",
      content,
      at,
      code: answer.kind === "error" ? answer.code : null,
      origin: answer.kind === "reply" ? answer.origin : null,
    });
    if (held.answering === question.turn)
      await changeSession(transaction, held.id, { answering: null, ...(row ? { updatedAt: at } : {}) });
    if (row) await tell(transaction, { session: held, question, row, answer });
    return held;
  });
  if (session) hub.pass(input, "ai.editing.chat.typing", { ...placeOf(session), value: false, content: "" });
}

interface Told {
  session: SessionRow;
  question: MessageRow;
  row: MessageRow;
  answer: Answer;
}

async function tell(transaction: Transaction, { session, question, row, answer }: Told): Promise<void> {
  const recipient = { accountId: session.accountId, userId: session.userId };
  const place = placeOf(session);
  if (answer.kind === "error") {
    const data = { ...place, uuid: question.uuid, code: answer.code, message: answer.content };
    publish(transaction, recipient, { type: "ai.editing.error", data });
    return;
  }
  const edits = await addEdits(transaction, session, answer.edits);
  publish(transaction, recipient, { type: "ai.editing.edit.suggestion", data: { ...place, edits } });
  publish(transaction, recipient, { type: "ai.editing.chat", data: { ...presentMessage(row, question), ...place } });
}

/** Edits are open beside those that are open already; one that cannot be made beside an earlier one takes its place. */
async function addEdits(transaction: Transaction, session: SessionRow, found: readonly FoundEdit[]) {
  const open = await readOpenEdits(transaction, session.id);
  const kept = open.filter(({ edit }) => !found.some((each) => clash(each.edit, edit)));
  const room = kept.slice(Math.max(0, kept.length + found.length - openEditsMax));
  await removeEdits(
    transaction,
    open.filter((each) => !room.includes(each)).map(({ id }) => id),
  );
  const { accountId } = session;
  await insertEdits(
    transaction,
    session.id,
    found.map(({ edit, asked, basedOn }) => ({
      id: edit.uuid,
      accountId,
      sessionId: session.id,
      edit,
      asked,
      basedOn,
    })),
  );
  return [...room.map(({ edit }) => edit), ...found.map(({ edit }) => edit)];
}
