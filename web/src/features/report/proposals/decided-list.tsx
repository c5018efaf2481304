import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Proposal } from "@seedbed/contract/report/proposals/schemas";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import styles from "./proposals.module.css";
import { deciderOf, proposerOf } from "./proposer.ts";

/** What was decided before, and by whom. */
export function DecidedList({ decided }: { decided: readonly Proposal[] }) {
  return (
    <section className={styles.decided} aria-label="Decided before">
      <p>Decided before</p>
      <ul>
        {decided.map((proposal) => (
          <li key={proposal.uuid}>
            {proposal.state === "accepted" ? "Accepted" : "Declined"} by {deciderOf(proposal)},{" "}
            <RelativeDate instant={proposal.decidedAt} />: {reportSectionLabels[proposal.section]},{" "}
            {proposal.lines.map(({ what }) => what).join(", ")}; proposed by {proposerOf(proposal)}
          </li>
        ))}
      </ul>
    </section>
  );
}
