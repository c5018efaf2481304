import { ErrorState } from "../../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import type { useEmptySignals } from "../use-list-of-profile.ts";
import styles from "./signals.module.css";

type Read = ReturnType<typeof useEmptySignals>;

/** Why there are no signals: they come, they could not be read, they are being looked for, or there are none. */
export function NoSignals({ read }: { read: Read }) {
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
  if (isUnderWay(read))
    return (
      <p role="status" className={styles.state}>
        Signals are being looked for. You can navigate away.
      </p>
    );
  return <p className={styles.state}>No signals available yet.</p>;
}

/** Whether the signals are still to come. */
export const isUnderWay = ({ data }: Read): boolean => data?.status === "Pending" || data?.status === "Not Started";
