import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { sentenceOf } from "./failure.ts";
import { readDoubtedAgain } from "./queries/read-doubted-again.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** True when the caller shows the failure itself. */
      ownsFailure?: boolean;
    };
  }
}

/**
 * Queries do not retry. A background refetch that fails while data is shown says "Something went wrong: {error}"; a failed
 * mutation says the server's sentence, unless its `meta.ownsFailure` is set. What is told to be read anew is never left as an answer from before.
 */
export function createQueryClient(showError: (sentence: string) => void): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined) showError(`Something went wrong: ${sentenceOf(error)}`);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => {
        if (!mutation.meta?.ownsFailure) showError(sentenceOf(error));
      },
    }),
  });
  readDoubtedAgain(queryClient);
  return queryClient;
}
