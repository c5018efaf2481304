import styles from "./page-skeleton.module.css";
import { Skeleton } from "./skeleton.tsx";

interface PageSkeletonProps {
  /** What is being loaded, for those who cannot see it. */
  label?: string;
  /** Cards below the title. */
  cards?: number;
}

/** A page in waiting: title and cards in outline. */
export function PageSkeleton({ label = "Loading", cards = 3 }: PageSkeletonProps) {
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={label}>
      <Skeleton height={12} width={96} />
      <Skeleton height={36} width="min(26rem, 70%)" mt={10} />
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
          <div key={index} className={styles.card}>
            <Skeleton height={16} width="45%" />
            <Skeleton height={10} mt={24} />
            <Skeleton height={10} mt={12} width="92%" />
            <Skeleton height={10} mt={12} width="64%" />
          </div>
        ))}
      </div>
    </div>
  );
}
