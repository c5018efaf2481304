import type { ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../transport/call.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { type Research, researchQuery } from "../research-query.ts";
import { changedPlanOf, draftOf, type PlanDraft } from "./plan-draft.ts";

/** The plan of a report's research: making it where there is none, and changing it. What is not saved stays until it is, or is given up. */
export function usePlan(id: string) {
  const queryClient = useQueryClient();
  const params = { id };
  const { data: research } = useQuery(researchQuery(id));
  const draftKey = reportKeys.planDraft(id);
  // Beside the page, too, so that neither closing the plan nor leaving the page loses what was written.
  const [kept, setKept] = useState(() => queryClient.getQueryData<PlanDraft>(draftKey) ?? null);
  const change = (draft: PlanDraft | null) => {
    queryClient.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData<PlanDraft | null>(draftKey, draft);
    // What stands in a field has to follow each key at once, which the cache does not.
    setKept(draft);
  };
  const keep = (plan: ResearchPlan) =>
    queryClient.setQueryData<Research>(reportKeys.research(id), (state) => state && { ...state, plan });

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
      queryClient.setQueryData<PlanDraft | null>(draftKey, (draft) => (draft === saved ? null : draft));
      setKept((draft) => (draft === saved ? null : draft));
    },
  });

  const plan = research?.plan ?? null;
  return {
    plan,
    provider: research?.provider ?? null,
    draft: kept ?? (plan && draftOf(plan)),
    isChanged: kept !== null,
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
