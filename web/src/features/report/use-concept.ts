import type { ConceptStatus, ReportSection } from "@seedbed/contract/concepts/schemas";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../shell/toasts.ts";
import { call } from "../../transport/call.ts";
import type { Answer } from "../../transport/create-call.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import { randomUuid } from "../../transport/random-uuid.ts";

export type Concept = Answer<"GET v1/concept/{id}/">;

const minutes = 60_000;

export const conceptQuery = (id: string) =>
  queryOptions({
    queryKey: conceptKeys.detail(id),
    queryFn: ({ signal }) => call("GET v1/concept/{id}/", { params: { id }, signal }),
    staleTime: 5 * minutes,
  });

export const useConcept = (id: string) => useQuery(conceptQuery(id));

/** Changes fields of the concept; the failure is shown as a toast and leaves the editor open. */
export function useChangeConcept(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { title: string } | { status: ConceptStatus }) =>
      call("PATCH v1/concept/{id}/", { params: { id }, body: change }),
    onSuccess: (concept) => {
      queryClient.setQueryData(conceptKeys.detail(id), concept);
      void queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
      toast.success("Updated successfully");
    },
  });
}

const generateRoutes = {
  trends: "POST v3/concept/{id}/market-scan/generate",
  marketScan: "POST v3/concept/{id}/market-scan/generate",
  customerProfiles: "POST v2/concept/{id}/customer-profile/generate",
  financialProjection: "POST v2/concept/{id}/financial-projection/generate",
  assumptions: "POST v2/concept/{id}/key-assumptions/generate",
  overview: "POST v2/concept/{id}/overview/generate",
} as const satisfies Record<ReportSection, string>;

/** Starts the whole report, repeats what failed, or writes one section anew. */
export function useReportWork(id: string) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: conceptKeys.detail(id) });
  const params = { id };
  const generate = useMutation({
    mutationFn: () => call("POST v1/concept/{id}/generate", { params, idempotencyKey: randomUuid() }),
    onSettled: refresh,
  });
  const retry = useMutation({
    mutationFn: () => call("POST v1/concept/{id}/retry", { params, idempotencyKey: randomUuid() }),
    onSuccess: () => toast.info("Regenerating may take several minutes."),
    onSettled: refresh,
  });
  const regenerate = useMutation({
    mutationFn: (section: ReportSection) => call(generateRoutes[section], { params, idempotencyKey: randomUuid() }),
    onSettled: refresh,
  });
  return { generate, retry, regenerate };
}
