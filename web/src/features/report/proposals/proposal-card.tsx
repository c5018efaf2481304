import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Proposal } from "@seedbed/contract/report/proposals/schemas";
import { Button } from "../../../design/button.tsx";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import { ChangedLine } from "./changed-line.tsx";
import styles from "./proposals.module.css";
import { proposerOf } from "./proposer.ts";

interface ProposalCardProps {
  proposal: Proposal;
  busy: boolean;
  onDecide: (accepts: boolean) => void;
}

/** A change as it would be made: where, what is there before and after, who proposed it and why. */
export function ProposalCard({ proposal, busy, onDecide }: ProposalCardProps) {
  const { section, reason, lines, obstacle, proposedAt } = proposal;
  return (
    <article className={styles.card} aria-label={`Proposed change of ${reportSectionLabels[section]}`}>
      <header>
        <p className={styles.title}>{reportSectionLabels[section]}</p>
        <p className={styles.who}>
          Proposed by {proposerOf(proposal)}, <RelativeDate instant={proposedAt} />
        </p>
      </header>
      <p className={styles.reason}>{reason}</p>
      <dl className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a proposal never change
          <ChangedLine key={index} line={line} />
        ))}
      </dl>
      {obstacle && <p className={styles.obstacle}>As the report stands now this cannot be accepted. {obstacle}</p>}
      <footer className={styles.actions}>
        <Button
          size="sm"
          loading={busy}
          disabled={obstacle !== null}
          onClick={({ detail }) => detail < 2 && onDecide(true)}
        >
          Accept
        </Button>
        <Button variant="default" size="sm" disabled={busy} onClick={({ detail }) => detail < 2 && onDecide(false)}>
          Decline
        </Button>
      </footer>
    </article>
  );
}
