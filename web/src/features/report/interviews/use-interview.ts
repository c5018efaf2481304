import type { FoundSignal, OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { tell } from "../../../transport/queries/tell.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import { interviewQuery, interviewsQuery } from "./interview-queries.ts";

export interface Marked extends Pick<FoundSignal, "line" | "from" | "to" | "description" | "stance"> {
  touches: { kind: "pain" | "stance" | "assumption"; item: string } | null;
}

/** What a person does with an interview; each shows what the server says of it. */
export function useInterview(conceptId: string, { uuid, profile }: Pick<OpenedInterview, "uuid" | "profile">) {
  const queryClient = useQueryClient();
  const params = { interview: uuid };
  const { queryKey } = interviewQuery(conceptId, uuid);
  const show = (view: OpenedInterview) => tell(queryClient, queryKey, view);
  const listAnew = () => queryClient.invalidateQueries({ queryKey: interviewsQuery(conceptId, profile).queryKey });

  const readOn = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call("POST v1/interview/{interview}/read", { params }),
    onSuccess: (view) => {
      show(view);
      return listAnew();
    },
  });
  const take = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (found: string[]) => call("POST v1/interview/{interview}/signals", { params, body: { found } }),
    onSuccess: (view, { length }) => {
      show(view);
      toast.success(length === 1 ? "1 signal was added." : `${length} signals were added.`);
    },
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.section(conceptId, "customerProfiles") }),
  });
  const mark = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (body: Marked) => call("POST v1/interview/{interview}/marks", { params, body }),
    onSuccess: show,
  });
  const remove = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call("DELETE v1/interview/{interview}", { params }),
    onSuccess: listAnew,
    onError: (error) => toast.error(sentenceOf(error)),
  });
  return { readOn, take, mark, remove };
}
