import type { ArchiveOutcome, ArchiveRefusal } from "@seedbed/contract/concepts/bulk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshConcepts } from "../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../shell/toasts.ts";
import { tellWithUndo } from "../../../shell/undo/tell-with-undo.ts";
import { call } from "../../../transport/call.ts";

/** Archives several concepts, to be taken back together, and says how many, and why others stayed. */
export function useArchiveConcepts() {
  const queryClient = useQueryClient();
  const takeBack = useMutation({
    mutationFn: async (uuids: string[]) => {
      for (const id of uuids) await call("POST v1/concept/{id}/unarchive", { params: { id } });
    },
    onSettled: (_outcome, _error, uuids) => refreshConcepts(queryClient, uuids),
  });
  return useMutation({
    mutationFn: (uuids: string[]) => call("POST v1/concept/archive", { body: { uuids } }),
    onSuccess: (outcome) => {
      const sentence = archiveSentence(outcome);
      if (outcome.archived.length > 0)
        tellWithUndo({ id: "archived-together", sentence, onUndo: () => takeBack.mutate(outcome.archived) });
      else toast.info(sentence);
    },
    onSettled: (_outcome, _error, uuids) => refreshConcepts(queryClient, uuids),
  });
}

const reasons = {
  generating: { one: "it is generating", many: "are generating" },
  archived: { one: "it is archived already", many: "are archived already" },
  missing: { one: "it is no longer there", many: "are no longer there" },
} as const satisfies Record<ArchiveRefusal, { one: string; many: string }>;

/** "3 archived, 1 not: it is generating"; with several reasons, how many each. */
export function archiveSentence({ archived, refused }: ArchiveOutcome): string {
  const done = `${archived.length} archived`;
  if (refused.length === 0) return done;
  const [first] = refused;
  if (first && refused.length === 1) return `${done}, 1 not: ${reasons[first.reason].one}`;
  const counts = [...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, { length }]) =>
    length === 1 ? `1 because ${reasons[reason].one}` : `${length} ${reasons[reason].many}`,
  );
  return `${done}, ${refused.length} not: ${counts.join(", ")}`;
}
