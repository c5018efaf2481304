import type { EditingDependencies, EditingWork } from "../dependencies.ts";
import { findSide } from "../store/messages.ts";
import { findAnswering } from "../store/sessions.ts";
import { replyId, startAnswering } from "./start-answering.ts";

/** Starts replies whose server died between taking the message and starting to answer it. */
export async function resumeLostReplies(
  dependencies: Pick<EditingDependencies, "database" | "workflows"> & Pick<EditingWork, "replying">,
): Promise<void> {
  const { database, workflows } = dependencies;
  for (const { id: sessionId, accountId, userId, answering } of await database.withSystem(findAnswering)) {
    if (answering === null) continue;
    const question = await database.readTenant({ accountId, userId }, (transaction) =>
      findSide(transaction, { sessionId, turn: answering }, "question"),
    );
    if (!question) continue;
    const asked = { sessionId, turn: question.turn, attempt: question.attempt };
    if (!(await workflows.isKnown(replyId(asked)))) await startAnswering(dependencies, { accountId, userId }, asked);
  }
}
