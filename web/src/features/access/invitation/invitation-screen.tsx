import { useEffect } from "react";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { useSettings } from "../use-settings.tsx";
import { ExternalJoin } from "./external-join.tsx";
import { keptTicket } from "./kept-ticket.ts";
import { SpentInvitation } from "./spent-invitation.tsx";
import { TicketSignUpForm } from "./ticket-sign-up-form.tsx";
import { useInvitation } from "./use-invitation.ts";

/** What an invitation leads to: a form to accept it, or why it cannot be accepted. */
export function InvitationScreen({ ticket }: { ticket: string }) {
  const { data, error, isPending, refetch } = useInvitation(ticket);
  const provider = useSettings().data?.externalProvider;
  const valid = data?.status === "valid";
  useEffect(() => {
    // Whoever signs in instead of signing up is asked to join afterwards.
    if (valid) keptTicket.write(ticket);
  }, [ticket, valid]);

  if (isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading the invitation">
        <SkeletonLines lines={6} height={20} />
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState
        wholePage
        title="The invitation could not be read"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.status !== "valid") return <SpentInvitation status={data.status} />;
  if (provider) return <ExternalJoin accountName={data.accountName} provider={provider} />;
  return <TicketSignUpForm ticket={ticket} accountName={data.accountName} onConflict={refetch} />;
}
