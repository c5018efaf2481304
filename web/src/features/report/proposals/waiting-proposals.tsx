import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { call } from "../../../transport/call.ts";
import { useEvent } from "../../../transport/events.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

// Most reports have nothing that waits.
const ProposalsNotice = lazyPart(() =>
  import("./proposals-notice.tsx").then((module) => ({ default: module.ProposalsNotice })),
);

interface WaitingProposalsProps {
  /** As the address names the concept. */
  conceptId: string;
  conceptUuid: string;
}

/** What waits for a person in this report; nothing where nothing does. That it could not be asked for holds nobody up. */
export function WaitingProposals({ conceptId, conceptUuid }: WaitingProposalsProps) {
  const queryClient = useQueryClient();
  const queryKey = reportKeys.proposals(conceptId);
  const { data: proposals } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET v1/concept/{id}/proposals", { params: { id: conceptId }, signal }),
    staleTime: 60_000,
  });
  useEvent("concept.report.proposal.account", (event) => {
    if (event.conceptUuid === conceptUuid) void queryClient.invalidateQueries({ queryKey });
  });
  useEvent("concept.report.changed.account", (event) => {
    // What can be accepted follows from what stands.
    if (event.conceptUuid === conceptUuid && proposals?.open.length) void queryClient.invalidateQueries({ queryKey });
  });
  if (!proposals || proposals.open.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ProposalsNotice conceptId={conceptId} proposals={proposals} />
    </Suspense>
  );
}
