import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { toastDuration } from "@seedbed/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { tellWithUndo } from "../../../shell/undo/tell-with-undo.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed } from "../../../transport/failure.ts";
import { showAnew } from "./show-anew.ts";

/** One section of a version, or one thing in it. */
export interface BroughtBack {
  versionId: string;
  section: ReportSection;
  item?: string | undefined;
}

/** What one can do with the versions of a concept. `id` as the address names it. */
export function useVersionActions(id: string) {
  const queryClient = useQueryClient();
  const params = { id };
  const refresh = () => showAnew(queryClient, id);
  const ownsFailure = { ownsFailure: true };
  const view = useMutation({
    meta: ownsFailure,
    mutationFn: (versionId: string) => call("POST v2/concept/version/{id}/revert", { params, body: { versionId } }),
    onSuccess: () => void refresh(),
    onError: (error) => tell("Failed to view historical version", error),
  });
  const commit = useMutation({
    meta: ownsFailure,
    mutationFn: () => call("POST v2/concept/version/{id}/commit", { params }),
    onSuccess: async ({ versionNumber }) => {
      tellWithUndo({
        ...{ id: "version-committed", duration: toastDuration.completion },
        sentence: "Concept version revert committed successfully",
        onUndo: () => undo.mutate(versionNumber),
      });
      await refresh();
    },
    onError: (error) => tell("Failed to commit concept version revert", error),
  });
  const undo = useMutation({
    meta: ownsFailure,
    mutationFn: async (committed: number) => {
      const { versions } = await call("GET v2/concept/version/{id}", { params });
      const before = versions.find(({ versionNumber }) => versionNumber === committed - 1);
      if (versions[0]?.versionNumber !== committed || !before) throw new Error("others have changed it since");
      await call("POST v2/concept/version/{id}/revert", { params, body: { versionId: before.uuid } });
      return call("POST v2/concept/version/{id}/commit", { params });
    },
    onSuccess: ({ versionNumber }) => toast.success(`Taken back, as V${versionNumber}.`),
    onError: (error) => tell("Failed to commit concept version revert", error),
    onSettled: refresh,
  });
  const cancel = useMutation({
    meta: ownsFailure,
    mutationFn: () => call("POST v2/concept/version/{id}/cancel", { params }),
    onSuccess: refresh,
    onError: (error) => tell("Failed to cancel concept version revert", error),
  });
  const save = useMutation({
    mutationFn: (comment: string) =>
      call("POST v2/concept/version/{id}/save", { params, body: { comment, affectedSections: [] } }),
    onSuccess: ({ versionNumber }) => {
      toast.success(`Saved as V${versionNumber}.`);
      void refresh();
    },
  });
  const bringBack = useMutation({
    mutationFn: (body: BroughtBack) => call("POST v2/concept/version/{id}/bring-back", { params, body }),
    onSuccess: async ({ versionNumber, fromVersionNumber }) => {
      toast.success(
        fromVersionNumber === null
          ? "It says so already."
          : `Brought back from V${fromVersionNumber}, as V${versionNumber}.`,
      );
      await refresh();
    },
  });
  return { view, commit, cancel, save, bringBack };
}

// Why it was refused is said as well: "This report is being written right now."
function tell(what: string, error: Error): void {
  if (error instanceof CallFailed && error.code === "conflict") toast.error(error.message, { title: what });
  else toast.error(what);
}
