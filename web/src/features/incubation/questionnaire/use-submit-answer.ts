import type { Question, Seed, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { seedKeys } from "../seed/seed-keys.ts";
import { type AnswerEntry, changeOf } from "./answer-draft.ts";
import { withoutLostWork } from "./lost-by-change.ts";

interface Submission {
  question: Question;
  entries: readonly AnswerEntry[];
}

/**
 * Sends an answer that says something new. An answer given before is changed together with what followed it: ask the person
 * first. Gives the seed as it is afterwards; a failure says "Failed to submit answer".
 */
export function useSubmitAnswer(seed: Seed) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: seedKeys.changes(seed.uuid),
    meta: { ownsFailure: true },
    mutationFn: async ({ question, entries }: Submission): Promise<Seed> => {
      const given = seed.answers.find((answer) => answer.question.id === question.id);
      const answer = given ? await changeAnswer(given.id, entries) : await firstAnswer(seed.uuid, question, entries);
      return withAnswer(seed, answer);
    },
    onSuccess: (after) => {
      queryClient.setQueryData(seedKeys.detail(seed.uuid), after);
      void refresh(queryClient, seed.uuid);
    },
    onError: (error) => {
      toast.error(sentenceOf(error), { title: "Failed to submit answer", id: "submit-answer" });
      void refresh(queryClient, seed.uuid);
    },
  });
}

const changeAnswer = (id: string, entries: readonly AnswerEntry[]) =>
  call("PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}", {
    params: { id },
    query: { force_delete: "true" },
    body: changeOf(entries),
  });

const firstAnswer = (seedUuid: string, question: Question, entries: readonly AnswerEntry[]) =>
  call("POST v2/concept/incubation/seed/{id}/answer", {
    params: { id: seedUuid },
    body: { questionId: question.id, fieldType: question.fieldType, ...changeOf(entries) },
  });

function withAnswer(seed: Seed, answer: SeedAnswer): Seed {
  const isChange = seed.answers.some((given) => given.id === answer.id);
  const after = withoutLostWork(seed, isChange ? answer.question.order : Number.POSITIVE_INFINITY);
  const others = after.answers.filter((given) => given.id !== answer.id);
  const answers = [...others, answer].sort((one, other) => one.question.order - other.question.order);
  return { ...after, answers, updatedAt: answer.updatedAt };
}

async function refresh(queryClient: QueryClient, seedUuid: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: seedKeys.detail(seedUuid) }),
    queryClient.invalidateQueries({ queryKey: seedKeys.lists }),
  ]);
}
