import type { ReactNode } from "react";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import type { ReportPart } from "../use-report-parts.ts";
import styles from "./part-state.module.css";

interface PartStateProps {
  part: ReportPart<unknown>;
  /** What is said when the section holds nothing of it; null when it does. */
  empty: string | null;
  children: ReactNode;
}

/** Something of another section, or why it is not there. */
export function PartState({ part, empty, children }: PartStateProps) {
  if (part.state === "loading") return <SkeletonLines lines={4} />;
  if (part.state === "failed")
    return (
      <p className={styles.empty}>
        Could not be loaded.{" "}
        <button type="button" className={styles.retry} onClick={part.retry}>
          Retry
        </button>
      </p>
    );
  return empty === null ? children : <p className={styles.empty}>{empty}</p>;
}
