import type { ClarifyingQuestion, Seed } from "@seedbed/contract/incubation/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { changeOf } from "../questionnaire/answer-draft.ts";
import { isOutdated, sayNotSubmitted } from "../questionnaire/submission-failure.ts";
import type { Submission } from "../questionnaire/use-answer-flow.ts";
import { findClarifying, withClarifying } from "./find-clarifying.ts";

/**
 * Sends the answer to a clarifying question; an empty list takes it back. A failure says "Failed to submit answer", but for one
 * that tells of somebody else's change, which is the caller's.
 */
export function useAnswerClarifying(seedUuid: string, question: ClarifyingQuestion) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: seedKeys.detail(seedUuid) });
  return useMutation({
    mutationKey: seedKeys.changes(seedUuid),
    meta: { ownsFailure: true },
    mutationFn: async ({ entries, seen }: Submission): Promise<Seed> => {
      const answered = await call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
        ifMatch: findClarifying(seen, question.uuid)?.answeredAt ?? "unanswered",
        params: { id: seedUuid, questionUuid: question.uuid },
        query: { seed_version: seen.updatedAt },
        body: changeOf(entries),
      });
      return withClarifying(seen, answered);
    },
    onSuccess: (after) => {
      queryClient.setQueryData(seedKeys.detail(seedUuid), after);
      void refresh();
    },
    onError: (error) => {
      if (isOutdated(error)) return;
      sayNotSubmitted(error);
      void refresh();
    },
  });
}
