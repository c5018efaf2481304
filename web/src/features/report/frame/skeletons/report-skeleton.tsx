import type { ReactNode } from "react";
import styles from "./report-skeleton.module.css";

/** A report in waiting: its header and tabs, and in its body whatever stands there. */
export function ReportSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the report">
      <div className={styles.header}>
        <div className={styles.inner}>
          <div className={styles.crumbs} />
          <div className={styles.title} />
          <div className={styles.tabs}>
            {["overview", "market", "money", "people", "assumptions", "context"].map((tab) => (
              <div key={tab} />
            ))}
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
