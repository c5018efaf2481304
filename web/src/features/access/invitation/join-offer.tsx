import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { joinCompany } from "./join-company.ts";
import styles from "./join-offer.module.css";
import { keptTicket } from "./kept-ticket.ts";
import { useInvitation } from "./use-invitation.ts";

/** Asks somebody who came with an invitation, and has no company yet, to join. Nothing without one. */
export function JoinOffer() {
  const [ticket, setTicket] = useState(keptTicket.read);
  if (ticket === null) return null;
  const decline = () => {
    keptTicket.forget();
    setTicket(null);
  };
  return <Offer ticket={ticket} onDecline={decline} />;
}

function Offer({ ticket, onDecline }: { ticket: string; onDecline: () => void }) {
  const { data, error, isPending, refetch } = useInvitation(ticket);
  const join = useMutation({ mutationFn: () => joinCompany(ticket), meta: { ownsFailure: true } });

  if (isPending) {
    return (
      <section className={styles.offer} role="status" aria-busy="true" aria-label="Loading the invitation">
        <SkeletonLines lines={3} height={14} />
      </section>
    );
  }
  if (!data) {
    return (
      <section className={styles.offer} role="alert">
        <p>The invitation you opened could not be read. {sentenceOf(error)}</p>
        <Button variant="default" onClick={() => void refetch()}>
          Retry
        </Button>
      </section>
    );
  }
  if (data.status !== "valid") {
    return (
      <section className={styles.offer}>
        <p>
          This invitation is no longer valid. Ask the person who invited you for a new one, or set up a company of your
          own.
        </p>
        <Button variant="default" onClick={onDecline}>
          Understood
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.offer} aria-labelledby="join-offer">
      <h2 id="join-offer">You are invited to {data.accountName}</h2>
      <p>Join to work on its ideas and concepts, or set up a company of your own below.</p>
      {join.error && (
        <p className={styles.failure} role="alert">
          {sentenceOf(join.error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button loading={join.isPending} onClick={({ detail }) => detail < 2 && join.mutate()}>
          Join {data.accountName}
        </Button>
        <Button variant="default" onClick={onDecline}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}
