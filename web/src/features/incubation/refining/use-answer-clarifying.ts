import type { ClarifyingQuestion, Seed } from "@seedbed/contract/incubation/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { type AnswerEntry, changeOf } from "../questionnaire/answer-draft.ts";
import { seedKeys } from "../seed/seed-keys.ts";
import { keepQuestions } from "./use-clarifying-questions.ts";

/** Sends the answer to a clarifying question; an empty list takes it back. A failure says "Failed to submit answer". */
export function useAnswerClarifying(seed: Seed, question: ClarifyingQuestion) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: seedKeys.detail(seed.uuid) });
  return useMutation({
    mutationKey: seedKeys.changes(seed.uuid),
    meta: { ownsFailure: true },
    mutationFn: (entries: readonly AnswerEntry[]) =>
      call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
        params: { id: seed.uuid, questionUuid: question.uuid },
        body: changeOf(entries),
      }),
    onSuccess: (answered) => {
      const { conceptUuid } = question;
      const concept = seed.cachedConcepts.find(({ uuid }) => uuid === conceptUuid);
      const all = conceptUuid === null ? seed.clarifyingQuestions : (concept?.clarifyingQuestions ?? []);
      const changed = all.map((other) => (other.uuid === answered.uuid ? answered : other));
      keepQuestions(queryClient, seed.uuid, conceptUuid, changed);
      void refresh();
    },
    onError: (error) => {
      toast.error(sentenceOf(error), { title: "Failed to submit answer", id: "submit-answer" });
      void refresh();
    },
  });
}
