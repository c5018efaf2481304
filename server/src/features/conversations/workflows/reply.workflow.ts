import type { Workflow } from "../../../platform/workflows/workflows.ts";
import type { ConversationDependencies } from "../dependencies.ts";
import { answerTurn } from "../operations/answer-turn.ts";
import { startAnswering } from "../operations/ask-again.ts";
import type { ReplyInput } from "./reply-input.ts";

/** Answers one turn of a conversation, and has the next one answered that waits. Whatever crashes, a turn has one answer in the end. */
export function defineReplying(dependencies: ConversationDependencies): Workflow<ReplyInput> {
  const replying = dependencies.workflows.define<ReplyInput>("persona-reply", async (input, steps) => {
    const next = await steps.step("answer", (signal) => answerTurn(dependencies, input, signal));
    const { accountId, userId, conversationId } = input;
    if (next)
      await startAnswering(
        { workflows: dependencies.workflows, replying },
        { accountId, userId },
        { conversationId, ...next },
      );
  });
  return replying;
}
