import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

/** What of the server's settings works, tried anew each time it is asked; for admins. */
export function useFindings() {
  return useQuery({
    queryKey: companyKeys.findings,
    queryFn: ({ signal }) => call("GET v1/settings/findings", { signal }),
    // Trying takes seconds: it is asked for when the page is opened, and when somebody wants to know.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Sends the caller a test mail; what the mail server answered is the result. A failure is said as a toast. */
export const useTestMail = () => useMutation({ mutationFn: () => call("POST v1/settings/test-mail") });
