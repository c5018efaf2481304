import type { conversationRoutes } from "@seedbed/contract/conversations/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import type { ConversationDependencies } from "./dependencies.ts";
import { findConversations } from "./operations/list-conversations.ts";
import { readConversation } from "./operations/read-conversation.ts";

export function conversationHandlers(dependencies: ConversationDependencies): Handlers<typeof conversationRoutes> {
  return {
    "GET v2/concept/customer-profile/{pid}/conversation": ({ actor, params, query }) =>
      findConversations(dependencies, actor, { profileId: params.pid, ...query }),
    "GET v2/concept/customer-profile/conversation/{cid}/messages": async ({ actor, params }) => ({
      results: await readConversation(dependencies, actor, params.cid),
    }),
  };
}
