import { Skeleton } from "../../../../design/page/skeleton.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import styles from "./executive-overview.module.css";

/** The dashboard in waiting: every block where it will stand. */
export function ExecutiveSkeleton({ label = "Loading" }: { label?: string }) {
  return (
    <div className={styles.dashboard} role="status" aria-busy="true" aria-label={label}>
      <Skeleton height={100} radius="lg" />
      <div className={styles.lead}>
        <SkeletonLines lines={5} height={14} />
        <Skeleton height={129} radius="lg" />
      </div>
      <Skeleton height={314} radius="lg" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.pair}>
            <SkeletonLines lines={4} />
            <SkeletonLines lines={4} />
          </div>
          <div className={styles.pair}>
            <Skeleton height={220} radius="lg" />
            <Skeleton height={220} radius="lg" />
          </div>
        </div>
        <Skeleton height={320} radius="lg" />
      </div>
    </div>
  );
}
