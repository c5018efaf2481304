import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellWithUndo } from "../../../shell/undo/tell-with-undo.ts";
import { call } from "../../../transport/call.ts";
import { similarKeys } from "../../../transport/query-keys.ts";
import type { IdeaName } from "./use-similar.ts";

interface Pair {
  idea: IdeaName;
  otherId: string;
}

/** Remembers for the company that two ideas are not the same; the note that says so takes it back. */
export function useTellApart() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: similarKeys.all });
  const takeBack = useMutation({ mutationFn: forgetDistinction, onSettled: refresh });
  return useMutation({
    mutationFn: tellApart,
    onSuccess: (_nothing, pair) => {
      tellWithUndo({
        id: `told-apart-${pair.idea.uuid}-${pair.otherId}`,
        sentence: "Remembered as not the same.",
        onUndo: () => takeBack.mutate(pair),
      });
    },
    onSettled: refresh,
  });
}

const tellApart = ({ idea: { uuid: id, kind }, otherId }: Pair) =>
  kind === "concept"
    ? call("PUT v1/concept/{id}/similar/{otherId}/distinct", { params: { id, otherId } })
    : call("PUT v2/concept/seed/{id}/similar/{otherId}/distinct", { params: { id, otherId } });

const forgetDistinction = ({ idea: { uuid: id, kind }, otherId }: Pair) =>
  kind === "concept"
    ? call("DELETE v1/concept/{id}/similar/{otherId}/distinct", { params: { id, otherId } })
    : call("DELETE v2/concept/seed/{id}/similar/{otherId}/distinct", { params: { id, otherId } });
