import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import styles from "./classic-skeleton.module.css";

/** Description and cards in waiting. */
export function ClassicSkeleton({ label = "Loading" }: { label?: string }) {
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.lead}>
        <SkeletonLines lines={3} height={16} />
      </div>
      <div className={styles.cards}>
        {["first", "second", "third"].map((place) => (
          <div key={place}>
            <SkeletonLines lines={6} />
          </div>
        ))}
      </div>
    </div>
  );
}
