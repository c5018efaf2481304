import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { useLinkedName } from "../../plain/use-linked-item.ts";
import { SignalGrid } from "./signal-grid.tsx";
import styles from "./signals.module.css";

interface ToLookForProps {
  conceptId: string;
  profile: CustomerProfile;
  /** What was drafted in earlier reports, before a signal had to be found. */
  hypotheses: readonly RealWorldSignal[];
  /** How many signals stand before them. */
  behind: number;
  /** Told before one of them goes. */
  onDelete: (uuid: string) => void;
}

/** Ideas of what to look for, apart from signals: nobody has found them, and they count for nothing. */
export function ToLookFor({ conceptId, profile, hypotheses, behind, onDelete }: ToLookForProps) {
  const linked = useLinkedName();
  const isLinked = hypotheses.some(({ uuid }) => uuid === linked);
  if (hypotheses.length === 0) return null;
  return (
    <details className={styles.apart} open={isLinked || undefined}>
      <summary>{`To look for: ${hypotheses.length} ${hypotheses.length === 1 ? "idea" : "ideas"} that nobody has found yet`}</summary>
      <p className={styles.basis}>
        These were written down before anything was found. They are no signals and count for nothing. Give one a source
        when you have found it, or delete it.
      </p>
      <SignalGrid
        conceptId={conceptId}
        profile={profile}
        signals={hypotheses}
        stance="All"
        behind={behind}
        onDelete={onDelete}
      />
    </details>
  );
}
