import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { CallFailed } from "../../../transport/failure.ts";
import { conversationKeys } from "../../../transport/query-keys.ts";

/** What was said in a conversation, as the server has it. */
export const messagesQuery = (conversation: string) =>
  queryOptions({
    queryKey: conversationKeys.messages(conversation),
    queryFn: async ({ signal }) =>
      (
        await call("GET v2/concept/customer-profile/conversation/{cid}/messages", {
          params: { cid: conversation },
          signal,
        })
      ).results,
  });

/** Past conversations with a persona, page by page; where the server knows none, there are none. */
export const conversationsQuery = (profile: string, search: string) =>
  infiniteQueryOptions({
    queryKey: conversationKeys.list(profile, search),
    queryFn: async ({ signal, pageParam: page }) => {
      try {
        const query = { page, ...(search ? { message: search } : {}) };
        return await call("GET v2/concept/customer-profile/{pid}/conversation", {
          params: { pid: profile },
          query,
          signal,
        });
      } catch (error) {
        if (error instanceof CallFailed && error.code === "not_found")
          return { results: [], count: 0, numberOfPages: 1 };
        throw error;
      }
    },
    initialPageParam: 1,
    getNextPageParam: ({ numberOfPages }, _pages, page) => (page < numberOfPages ? page + 1 : undefined),
  });
