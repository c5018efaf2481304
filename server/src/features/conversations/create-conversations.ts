import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { ConversationDependencies } from "./dependencies.ts";
import { resumeLostReplies } from "./operations/resume-lost-replies.ts";
import { conversationHandlers } from "./routes.ts";
import { takeMessages } from "./take-messages.ts";
import { defineReplying } from "./workflows/reply.workflow.ts";

/** Conversations with personas. Create it before the workflows launch. */
export function createConversations(dependencies: ConversationDependencies) {
  const asking = { ...dependencies, replying: defineReplying(dependencies) };
  return {
    handlers: conversationHandlers(dependencies),
    /** Takes messages from browsers; call it once. */
    registerRealtime: (hub: Pick<RealtimeHub, "onRequest">): void => takeMessages(asking, hub),
    resumeLostReplies: () => resumeLostReplies(asking),
  };
}
