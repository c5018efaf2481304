import { useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import type { Answer } from "../../../transport/create-call.ts";
import { CallFailed } from "../../../transport/failure.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

type Invitation = Answer<"GET v1/invitation/{ticket}">;

const unknown: Invitation = { accountName: "", status: "invalid" };

/** What a ticket is good for. Read once: using it must not change what is shown around it. Null asks nothing. */
export function useInvitation(ticket: string | null) {
  return useQuery({
    queryKey: companyKeys.invitation(ticket),
    queryFn: ({ signal }) => readInvitation(ticket ?? "", signal),
    enabled: ticket !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

// A ticket that cannot even be one was never issued.
async function readInvitation(ticket: string, signal: AbortSignal): Promise<Invitation> {
  try {
    return await call("GET v1/invitation/{ticket}", { params: { ticket }, signal });
  } catch (error) {
    if (error instanceof CallFailed && (error.code === "not_found" || error.code === "invalid")) return unknown;
    throw error;
  }
}
