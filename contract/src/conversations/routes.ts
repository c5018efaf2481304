import { z } from "zod";
import { PageNumber, pageOf } from "../pagination.ts";
import { textUpTo } from "../plain-text.ts";
import { results } from "../report/results.ts";
import type { Routes } from "../route.ts";
import { Conversation, ConversationMessage } from "./schemas.ts";
import { personaMessageMaxLength } from "./words.ts";

export const conversationRoutes = {
  "GET v2/concept/customer-profile/{pid}/conversation": {
    summary: "The caller's conversations with a persona, the last one first; `message` searches what was said.",
    access: "member",
    status: 200,
    query: z.object({ message: textUpTo(personaMessageMaxLength).optional(), page: PageNumber }),
    answer: pageOf(Conversation),
  },
  "GET v2/concept/customer-profile/conversation/{cid}/messages": {
    summary: "What was said in a conversation, from the greeting on.",
    access: "member",
    status: 200,
    answer: results(ConversationMessage),
  },
} as const satisfies Routes;
