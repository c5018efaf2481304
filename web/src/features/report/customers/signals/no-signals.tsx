import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import type { useEmptySignals } from "../use-list-of-profile.ts";
import styles from "./signals.module.css";

/** Why there are no signals: they come, they could not be read, they are being looked for, or there are none. */
export function NoSignals({ read }: { read: ReturnType<typeof useEmptySignals> }) {
  if (read.isError)
    return (
      <ErrorState
        title="The signals could not be loaded"
        description={sentenceOf(read.error)}
        onRetry={() => void read.refetch()}
      />
    );
  if (read.isFetching)
    return (
      <div role="status" aria-label="Loading signals">
        <SkeletonLines lines={3} />
      </div>
    );
  if (isUnderWay(read.data?.status))
    return (
      <p role="status" className={styles.state}>
        Signals are being looked for. You can navigate away.
      </p>
    );
  return <p className={styles.state}>No signals available yet.</p>;
}

const isUnderWay = (status: string | undefined) => status === "Pending" || status === "Not Started";

/** Whether a source or a person stands behind them. */
export function Basis({ signals }: { signals: readonly RealWorldSignal[] }) {
  if (signals.some(({ evidence, interview }) => evidence || interview)) return null;
  const isGuessed = signals.some(({ isHypothesis }) => isHypothesis);
  return (
    <p className={styles.basis}>
      {isGuessed
        ? "Nothing was looked up here. What is marked “To verify” is something to look for, not something found."
        : "Nothing was looked up here. This holds only what people wrote down."}
    </p>
  );
}
