import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { seedKeys } from "../../../transport/query-keys.ts";

/** Milliseconds between two looks at a seed whose concepts are being written, should its events not arrive. */
const generationPolling = 3_000;

export const seedQuery = (seedUuid: string) =>
  queryOptions({
    queryKey: seedKeys.detail(seedUuid),
    queryFn: ({ signal }): Promise<Seed> => call("GET v2/concept/seed/{id}", { params: { id: seedUuid }, signal }),
    refetchInterval: ({ state }) => (state.data?.generation.status === "running" ? generationPolling : false),
  });

export const questionnairesQuery = queryOptions({
  queryKey: seedKeys.questionnaires,
  queryFn: ({ signal }): Promise<Questionnaire[]> => call("GET v1/concept/ignition/questionnaires", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSeed = (seedUuid: string) => useQuery(seedQuery(seedUuid));
export const useQuestionnaires = () => useQuery(questionnairesQuery);

/** The questionnaire a seed is answered with: its own version, else the one its type has now. */
export function questionnaireOf(
  questionnaires: readonly Questionnaire[],
  { type, questionnaireVersion }: Pick<Seed, "type" | "questionnaireVersion">,
): Questionnaire | undefined {
  const ofType = questionnaires.filter((questionnaire) => questionnaire.type === type);
  return ofType.find(({ version }) => version === questionnaireVersion) ?? ofType[0];
}
