import { useQuery } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";

/** What the server says of itself before anybody signs in: support address, writer, local mailbox. */
export function useSettings() {
  return useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => call("GET v1/settings", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
