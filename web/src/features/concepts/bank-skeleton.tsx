import { Skeleton } from "../../design/page/skeleton.tsx";
import styles from "./bank-table.module.css";

/** The table in waiting. */
export function BankSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.wrap} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <div key={index} className={styles.waiting}>
          <Skeleton height={14} width="38%" />
          <Skeleton height={10} width="62%" mt={10} />
        </div>
      ))}
    </div>
  );
}
