import type { ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { isSameValue } from "../../../../transport/kept/kept-store.ts";
import { useKept } from "../../../../transport/kept/use-kept.ts";
import { tell } from "../../../../transport/queries/tell.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { type Research, researchQuery } from "../research-query.ts";
import { changedPlanOf, draftOf, isPlanDraft, type PlanDraft } from "./plan-draft.ts";

/** The plan of a report's research: making it where there is none, and changing it. What is not saved stays until it is, or is given up. */
export function usePlan(id: string) {
  const queryClient = useQueryClient();
  const params = { id };
  const { data: research } = useQuery(researchQuery(id));
  const { value: kept, keep: change, state: words } = useKept("plan", id, isPlanDraft);
  const keep = (plan: ResearchPlan) =>
    tell<Research>(queryClient, reportKeys.research(id), (state) => state && { ...state, plan });

  const mutationKey = ["make-research-plan", id];
  const make = useMutation({
    mutationKey,
    meta: { ownsFailure: true },
    mutationFn: () => call("POST v1/concept/{id}/research/plan", { params }),
    onSuccess: keep,
  });
  /** In place of the one that stands, whoever changed it. */
  const anew = useMutation({
    mutationFn: () => call("POST v1/concept/{id}/research/plan", { params, query: { anew: "true" } }),
    onSuccess: keep,
  });
  const save = useMutation({
    mutationFn: (draft: PlanDraft) => call("PUT v1/concept/{id}/research/plan", { params, body: changedPlanOf(draft) }),
    onSuccess: (plan, saved) => {
      keep(plan);
      // What was written while it was being saved stands.
      if (isSameValue(kept, saved)) change(null);
    },
  });

  const plan = research?.plan ?? null;
  return {
    plan,
    provider: research?.provider ?? null,
    draft: kept ?? (plan && draftOf(plan)),
    isChanged: kept !== null,
    /** What is to be said of a draft that is kept on this device. */
    words,
    make: {
      error: make.error,
      isPending: make.isPending,
      /** One request at a time, however often it is asked for; none where a plan stands that is not older than the concept, or is being changed. */
      run() {
        // Who took every question out and wishes nothing wants no research.
        // One that nobody changed follows the concept.
        const isLeft = plan?.isOlder && plan.changedBy === null;
        const stands =
          plan && !isLeft && (plan.questions.length > 0 || (plan.changedBy !== null && plan.wishes === ""));
        if (!stands && !kept && queryClient.isMutating({ mutationKey }) === 0) make.mutate();
      },
    },
    anew,
    save,
    change,
    giveUp: () => change(null),
  };
}

export type Plan = ReturnType<typeof usePlan>;
