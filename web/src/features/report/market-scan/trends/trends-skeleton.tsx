import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import styles from "./trends-skeleton.module.css";

const three = ["first", "second", "third"];

/** Summary, radar, insights and trends in waiting, as high as they mostly are. */
export function TrendsSkeleton({ label = "Loading" }: { label?: string }) {
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.summary}>
        <SkeletonLines lines={3} height={18} />
      </div>
      <ScanOutline />
      <Cards kind="trend" />
    </div>
  );
}

/** Radar and insights in waiting. */
export function ScanSkeleton({ label = "Loading" }: { label?: string }) {
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={label}>
      <ScanOutline />
    </div>
  );
}

/** The trends in waiting. */
export function PestelSkeleton({ label = "Loading" }: { label?: string }) {
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={label}>
      <Cards kind="trend" />
    </div>
  );
}

function ScanOutline() {
  return (
    <>
      <div className={styles.forces}>
        <div className={styles.radar} />
        <div>
          <div className={styles.buttons}>
            {[...three, "fourth", "fifth", "sixth"].map((place) => (
              <div key={place} />
            ))}
          </div>
          <SkeletonLines lines={6} />
        </div>
      </div>
      <Cards kind="insight" />
    </>
  );
}

function Cards({ kind }: { kind: "insight" | "trend" }) {
  return (
    <div className={styles.part}>
      <div className={styles.title}>
        <SkeletonLines lines={1} height={24} />
      </div>
      <div className={styles.cards} data-kind={kind}>
        {three.map((place) => (
          <div key={place}>
            <SkeletonLines lines={kind === "trend" ? 8 : 5} />
          </div>
        ))}
      </div>
    </div>
  );
}
