import type { FeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showConcept } from "../../../../shell/kept-concepts/show-concept.ts";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";

/** Shows the concept's report in other forms; a failure is said as a toast and changes nothing. */
export function useChangeForms(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `report-forms ${id}` },
    mutationFn: (featureVersions: Partial<FeatureVersions>) =>
      call("PATCH v1/concept/{id}/", { params: { id }, body: { featureVersions } }),
    onSuccess: (concept) => {
      showConcept(queryClient, concept);
      toast.success("Updated successfully");
    },
  });
}
