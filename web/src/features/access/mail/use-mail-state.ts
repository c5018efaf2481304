import { useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import type { Answer } from "../../../transport/create-call.ts";

export type MailState = Answer<"GET v1/mails/{id}">["state"];

/** Between questions (ms); the last one again and again. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const lastWords: readonly MailState[] = ["kept", "failed", "expired", "replaced"];

/** What became of a mail, asked again with growing pauses while the page is shown; undefined while nothing is known. */
export function useMailState(mail: string | undefined): MailState | undefined {
  const { data } = useQuery({
    queryKey: ["mail", mail],
    queryFn: ({ signal }) => call("GET v1/mails/{id}", { params: { id: mail ?? "" }, signal }),
    enabled: mail !== undefined,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && lastWords.includes(state.data.state)
        ? false
        : pauses[Math.min(state.dataUpdateCount + state.errorUpdateCount, pauses.length) - 1],
    // Nobody asked for it: a page that cannot tell says nothing.
    meta: { ownsFailure: true },
  });
  return data?.state;
}
