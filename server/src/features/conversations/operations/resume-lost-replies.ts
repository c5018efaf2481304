import type { ConversationDependencies } from "../dependencies.ts";
import { findAnswering, readMessages } from "../store.ts";
import { type Asking, replyId, startAnswering } from "./ask-again.ts";

/** Starts replies whose server died between taking the question and starting to answer it. */
export async function resumeLostReplies(
  dependencies: Pick<ConversationDependencies, "database" | "workflows"> & Asking,
): Promise<void> {
  const { database, workflows } = dependencies;
  for (const { id, accountId, userId, answering } of await database.withSystem(findAnswering)) {
    const messages = await database.readTenant({ accountId, userId }, (transaction) => readMessages(transaction, id));
    const question = messages.find(({ turn, side }) => turn === answering && side === "question");
    if (!question) continue;
    const asked = { conversationId: id, turn: question.turn, attempt: question.attempt };
    if (!(await workflows.isKnown(replyId(asked)))) await startAnswering(dependencies, { accountId, userId }, asked);
  }
}
