import type { ConceptChange } from "@seedbed/contract/concepts/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { showConcept } from "../../../shell/kept-concepts/show-concept.ts";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import type { Answer } from "../../../transport/create-call.ts";
import { CallFailed } from "../../../transport/failure.ts";
import { conceptQuery } from "./concept-query.ts";

export type Concept = Answer<"GET v1/concept/{id}/">;

export const useConcept = (id: string) => useQuery(conceptQuery(id));

const nameless = "Oops! Something went wrong. Please try again.";

/** Changes fields of the concept; the failure is shown as a toast and leaves the editor open. */
export function useChangeConcept(id: string, concept?: Pick<Concept, "uuid">) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: ConceptChange) => {
      if (concept && !concept.uuid) throw new Error(nameless);
      return call("PATCH v1/concept/{id}/", { params: { id }, body: change });
    },
    // While the line is down it waits; what was meant to be saved is saved when it is back.
    retry: (failures, error) => failures < 3 && error instanceof CallFailed && error.code === "unreachable",
    onSuccess: (concept) => {
      showConcept(queryClient, concept);
      toast.success("Updated successfully");
    },
  });
}
