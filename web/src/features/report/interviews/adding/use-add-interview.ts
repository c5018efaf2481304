import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { exchangeWithFile } from "../../../../transport/files/exchange-file.ts";
import { interviewQuery, interviewsQuery } from "../interview-queries.ts";

interface Brought {
  title: string;
  text: string;
  alsoReplace: string[];
  sending: { file: File; onProgress: (share: number) => void; signal: AbortSignal } | undefined;
}

/** Sends a transcript; the interview is there, and open, once it was taken. */
export function useAddInterview(conceptId: string, pid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { ownsFailure: true },
    mutationFn: ({ sending, ...body }: Brought) =>
      call("POST v1/customer-profile/{pid}/interviews", {
        params: { pid },
        body,
        ...(sending && { by: exchangeWithFile(sending.file, sending.onProgress), signal: sending.signal }),
      }),
    onSuccess: (view: OpenedInterview) => {
      const { transcript: _transcript, found: _found, resting: _resting, touchable: _touchable, ...listed } = view;
      queryClient.setQueryData(interviewQuery(conceptId, view.uuid).queryKey, view);
      const { queryKey } = interviewsQuery(conceptId, pid);
      queryClient.setQueryData(queryKey, (before) => [listed, ...(before ?? [])]);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
