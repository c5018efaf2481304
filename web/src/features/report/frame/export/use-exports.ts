import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import type { Answer } from "../../../../transport/create-call.ts";
import { useEvent } from "../../../../transport/events.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { download } from "../../../../transport/files/download.ts";
import { tell } from "../../../../transport/queries/tell.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";

type Exports = Answer<"GET v2/concept/{id}/export">;
export type ReportExport = Exports["results"][number];

/** Milliseconds between two looks at what is being made, for a line without events. */
const lookPause = 4_000;

const isOpen = ({ status }: ReportExport) => status === "waiting" || status === "working";

/** What the person has ordered of this report, and how to order and save more. */
export function useExports(id: string, version: string | null) {
  const queryClient = useQueryClient();
  const queryKey = reportKeys.exports(id);
  const params = { id };
  const exports = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET v2/concept/{id}/export", { params, signal }),
    refetchInterval: ({ state }) => (state.data?.results.some(isOpen) ? lookPause : false),
  });
  const show = (told: ReportExport) =>
    tell<Exports>(queryClient, queryKey, (known) => ({
      results: [told, ...(known?.results ?? []).filter(({ uuid }) => uuid !== told.uuid)].toSorted((one, other) =>
        other.orderedAt.localeCompare(one.orderedAt),
      ),
    }));
  useEvent("concept.export.update.account", ({ export: told }) => {
    const known = queryClient.getQueryData<Exports>(queryKey)?.results.find(({ uuid }) => uuid === told.uuid);
    if (known) show(told);
  });
  const order = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (format: ReportExport["format"]) =>
      call("POST v2/concept/{id}/export", { params, body: { format, version } }),
    onSuccess: show,
    onError: (error) => toast.error(sentenceOf(error)),
  });
  const save = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (exportId: string) =>
      download("GET v2/concept/{id}/export/{exportId}/download", { params: { id, exportId } }),
    onError: (error) => toast.error(sentenceOf(error)),
  });
  return { exports, order, save };
}
