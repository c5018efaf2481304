import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { ConversationDependencies } from "./dependencies.ts";
import { resumeLostReplies } from "./operations/resume-lost-replies.ts";
import { conversationHandlers } from "./routes.ts";
import { takeMessages } from "./take-messages.ts";
import { defineReplying } from "./workflows/reply.workflow.ts";

/** Conversations with personas: takes what people say from their browsers. Create it once, before the workflows launch. */
export function createConversations(
  dependencies: ConversationDependencies & { hub: Pick<RealtimeHub, "pass" | "onRequest"> },
) {
  const asking = { ...dependencies, replying: defineReplying(dependencies) };
  takeMessages(asking, dependencies.hub);
  return {
    handlers: conversationHandlers(dependencies),
    resumeLostReplies: () => resumeLostReplies(asking),
  };
}
