import type { GuideQuestion, InterviewGuide } from "@seedbed/contract/report/interviews/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { tell } from "../../../../transport/queries/tell.ts";
import { guideQuery } from "../interview-queries.ts";

/** What a person does with a guide. A change shows at once, and is taken back with a sentence when the server refuses it. */
export function useGuide(conceptId: string, pid: string) {
  const queryClient = useQueryClient();
  const { queryKey } = guideQuery(conceptId, pid);
  const params = { pid };
  const make = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call("POST v1/customer-profile/{pid}/interview-guide", { params }),
    onSuccess: (guide) => tell(queryClient, queryKey, guide),
    onError: (error) => toast.error(sentenceOf(error)),
  });
  const mutationKey = ["interview-guide", pid];
  const write = useMutation({
    mutationKey,
    meta: { ownsFailure: true },
    // One after the other: each is made of what the one before has left.
    scope: { id: `interview-guide-${pid}` },
    mutationFn: (questions: readonly GuideQuestion[]) =>
      call("PUT v1/customer-profile/{pid}/interview-guide", {
        params,
        body: { revision: queryClient.getQueryData(queryKey)?.revision ?? 0, questions: [...questions] },
      }),
    onMutate: async (questions): Promise<InterviewGuide | undefined> => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, questions: [...questions] });
      return before;
    },
    onSuccess: ({ revision, questions }) => {
      // What waits behind this one is shown already, and not known to this answer.
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      tell(queryClient, queryKey, (shown) => shown && { ...shown, revision, ...(isLast ? { questions } : {}) });
    },
    onError: (error) => {
      toast.error(sentenceOf(error));
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return { make, write };
}
