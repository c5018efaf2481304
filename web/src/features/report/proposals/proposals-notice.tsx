import type { Proposals } from "@seedbed/contract/report/proposals/schemas";
import { IconMessageCircle } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { DecidedList } from "./decided-list.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import styles from "./proposals.module.css";
import { useDecide } from "./use-decide.ts";

/** Says that changes wait for a person, and shows them with what they would do when asked to. */
export function ProposalsNotice({ conceptId, proposals }: { conceptId: string; proposals: Proposals }) {
  const { open, decided } = proposals;
  const [isShown, setShown] = useState(false);
  const decide = useDecide(conceptId);
  const list = useId();
  const one = open.length === 1;
  return (
    <section className={styles.notice} aria-label="Proposed changes">
      <div className={styles.line}>
        <IconMessageCircle className={styles.icon} size={20} aria-hidden="true" />
        <p className={styles.words} role="status">
          <strong>{one ? "1 proposed change" : `${open.length} proposed changes`}</strong> {one ? "waits" : "wait"} for
          somebody to decide.
        </p>
        <Button
          variant="default"
          size="sm"
          aria-expanded={isShown}
          aria-controls={list}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Close" : one ? "Look at it" : "Look at them"}
        </Button>
      </div>
      <div id={list} hidden={!isShown}>
        {isShown && (
          <>
            <ul className={styles.list}>
              {open.map((proposal) => (
                <li key={proposal.uuid}>
                  <ProposalCard
                    proposal={proposal}
                    busy={decide.isPending && decide.variables.proposal.uuid === proposal.uuid}
                    onDecide={(accepts) => decide.mutate({ proposal, accepts })}
                  />
                </li>
              ))}
            </ul>
            {decided.length > 0 && <DecidedList decided={decided} />}
          </>
        )}
      </div>
    </section>
  );
}
