import type { Concept } from "@seedbed/contract/concepts/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { refreshConcepts } from "../../../../shell/kept-concepts/refresh-concepts.ts";
import { showConcept } from "../../../../shell/kept-concepts/show-concept.ts";
import { toast } from "../../../../shell/toasts.ts";
import { tellWithUndo } from "../../../../shell/undo/tell-with-undo.ts";
import { call } from "../../../../transport/call.ts";
import { conceptKeys } from "../../../../transport/query-keys.ts";

/** What one can do with the concept of a report beside writing it. `id` as the address names it. */
export function useConceptActions(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { id };
  const refresh = () => refreshConcepts(queryClient, [id]);
  const changed = (concept: Concept) => showConcept(queryClient, concept);

  const cancel = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call("POST v1/concept/{id}/cancel", { params }),
    onSuccess: () => toast.success("Report generation cancelled successfully"),
    onError: () => toast.error("Failed to cancel report generation"),
    onSettled: refresh,
  });
  const archive = useMutation({
    mutationFn: () => call("PATCH v1/concept/{id}/", { params, body: { status: "archived" } }),
    onSuccess: (concept) => {
      changed(concept);
      tellWithUndo({ id: `undo-${id}`, sentence: "Archived.", onUndo: () => unarchive.mutate() });
    },
    onError: refresh,
  });
  const unarchive = useMutation({
    mutationFn: () => call("POST v1/concept/{id}/unarchive", { params }),
    onSuccess: (concept) => {
      changed(concept);
      tellWithUndo({ id: `undo-${id}`, sentence: "Taken out of the archive.", onUndo: () => archive.mutate() });
    },
    onError: refresh,
  });
  const remove = useMutation({
    mutationFn: () => call("DELETE v1/concept/{id}/", { params }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
      await navigate({ to: "/concept" });
      // Only now: the report would ask for what is gone.
      queryClient.removeQueries({ queryKey: conceptKeys.detail(id) });
      tellWithUndo({ id: `undo-${id}`, sentence: "Concept deleted.", onUndo: () => restore.mutate() });
    },
  });
  const restore = useMutation({
    mutationFn: () => call("POST v1/concept/{id}/restore", { params }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
      await navigate({ to: "/concept/$id", params: { id } });
    },
  });
  return { cancel, archive, unarchive, remove };
}
