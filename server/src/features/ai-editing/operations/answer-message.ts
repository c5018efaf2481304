import { readingReport } from "@seedbed/contract/ai-editing/words";
import { isOutage } from "../../../platform/database/outage.ts";
import { Failure } from "../../../platform/failure.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { MessageRefused } from "../editing-failures.ts";
import { placeOf } from "../present.ts";
import { type Proposing, proposeEdits } from "../proposals/propose-edits.ts";
import { readProposing } from "../proposals/read-proposing.ts";
import { showWhileWritten } from "../proposals/show-while-written.ts";
import { readOpenEdits } from "../store/edits.ts";
import { readMessages } from "../store/messages.ts";
import { findSession, type SessionRow } from "../store/sessions.ts";
import { editReportTask } from "../tasks/edit-report/task.ts";
import type { ReplyInput } from "../workflows/inputs.ts";
import { readKeptPicture } from "./kept-picture.ts";
import { replyId } from "./start-answering.ts";
import { type Answer, storeAnswer } from "./store-answer.ts";

/**
 * Answers a message: what may be shown of the reply, and the edits that can be made, go to the person while they are being written, and all of it is kept
 * once. What fails is kept as an answer that says so.
 */
export async function answerMessage(
  dependencies: EditingDependencies,
  input: ReplyInput,
  signal: AbortSignal,
): Promise<void> {
  const { database, hub, log } = dependencies;
  const read = await database.readTenant(input, async (transaction) => {
    const session = await findSession(transaction, input.sessionId);
    if (!session) return undefined;
    const messages = await readMessages(transaction, session.id);
    return { session, messages, open: await readOpenEdits(transaction, session.id) };
  });
  if (!read) return;
  const { session, messages } = read;
  const question = messages.find(({ turn, side }) => turn === input.turn && side === "question");
  const isAnswered = messages.some(({ turn, side }) => turn === input.turn && side === "answer");
  if (!question || isAnswered) return;
  hub.pass(input, "ai.editing.chat.typing", { ...placeOf(session), value: true, content: readingReport });
  const store = (answer: Answer) =>
    database.availability.throughOutages(() => storeAnswer(dependencies, input, { question, answer }), signal);
  try {
    const picture = await readKeptPicture(dependencies, session, question);
    const proposing = await database.readTenant(input, (transaction) =>
      readProposing(dependencies, transaction, { ...read, question, picture }),
    );
    const named = { ...proposing, replyId: replyId(input), at: dependencies.clock() };
    await store(await write(dependencies, named, { input, session, replyTo: question.uuid, signal }));
  } catch (error) {
    // The step begins again when the database is back; a server that is going down leaves the turn to its next start.
    if (isOutage(error) || signal.aborted) throw error;
    if (!(error instanceof TaskFailed || error instanceof Failure))
      log.error({ err: error, session: session.id }, "a message about a report could not be answered");
    await store({ kind: "error", ...failureOf(error) });
  }
}

interface Writing {
  input: ReplyInput;
  session: SessionRow;
  replyTo: string;
  signal: AbortSignal;
}

async function write(
  { gateway, hub }: Pick<EditingDependencies, "gateway" | "hub">,
  proposing: Proposing,
  { input, session, replyTo, signal }: Writing,
): Promise<Answer> {
  const showing = showWhileWritten(proposing, {
    origin: gateway.models.includes("offline") ? "draft" : "model",
    onText: (stage, content) =>
      hub.pass(input, "ai.editing.chat.stream", { ...placeOf(session), replyTo, stage, content }),
    onEdits: (stage, edits) =>
      hub.pass(input, "stream.ai.editing.edit.suggestion", { ...placeOf(session), replyTo, stage, content: { edits } }),
  });
  const { output, origin } = await gateway.runTask(editReportTask, proposing.input, {
    accountId: input.accountId,
    userId: input.userId,
    idempotencyKey: replyId(input),
    signal,
    onPartial: showing.show,
  });
  const { found, failed } = await proposeEdits(output.edits, proposing, origin);
  const content = [output.reply, ...failed].join("\n");
  await showing.end(
    content,
    found.map(({ edit }) => edit),
  );
  return { kind: "reply", content, origin, edits: found };
}

function failureOf(error: unknown): { content: string; code: string } {
  if (error instanceof MessageRefused) return { content: error.message, code: error.reason };
  if (error instanceof TaskFailed) return { content: error.sentence, code: error.code.toUpperCase() };
  if (error instanceof Failure) return { content: error.message, code: error.code.toUpperCase() };
  return { content: "Something went wrong. Please try again.", code: "UNKNOWN" };
}
