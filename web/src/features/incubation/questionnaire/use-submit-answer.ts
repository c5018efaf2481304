import type { Question, Seed, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import { withoutLostWork } from "@seedbed/rules/questionnaire/lost-work";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { changeOf } from "./answer-draft.ts";
import { isOutdated, sayNotSubmitted } from "./submission-failure.ts";
import type { Submission } from "./use-answer-flow.ts";

/**
 * Sends an answer that says something new. An answer given before is changed together with what followed it: ask the person
 * first. Gives the seed as it is afterwards; a failure says "Failed to submit answer", but for one that tells of somebody else's
 * change, which is the caller's.
 */
export function useSubmitAnswer(seedUuid: string, question: Question) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: seedKeys.changes(seedUuid),
    meta: { ownsFailure: true },
    mutationFn: async (submission: Submission): Promise<Seed> => {
      const { seen } = submission;
      const given = seen.answers.find((answer) => answer.question.id === question.id);
      const answer = given ? await changeAnswer(given, submission) : await firstAnswer(question, submission);
      return withAnswer(seen, answer);
    },
    onSuccess: (after) => {
      queryClient.setQueryData(seedKeys.detail(seedUuid), after);
      void refresh(queryClient, seedUuid);
    },
    onError: (error) => {
      if (isOutdated(error)) return;
      sayNotSubmitted(error);
      void refresh(queryClient, seedUuid);
    },
  });
}

const changeAnswer = ({ id, updatedAt }: SeedAnswer, { entries, seen }: Submission) =>
  call("PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}", {
    ifMatch: updatedAt,
    params: { id },
    query: { force_delete: "true", seed_version: seen.updatedAt },
    body: changeOf(entries),
  });

/** Sends the answer to a question that has none yet. */
export const firstAnswer = ({ id, fieldType }: Question, { entries, seen }: Submission) =>
  call("POST v2/concept/incubation/seed/{id}/answer", {
    params: { id: seen.uuid },
    query: { seed_version: seen.updatedAt },
    body: { questionId: id, fieldType, ...changeOf(entries) },
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
