import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import styles from "./skeletons.module.css";

/* What a section in waiting is put together from. */

export function Title() {
  return <div className={styles.title} aria-hidden="true" />;
}

export function Lead({ lines }: { lines: number }) {
  return (
    <div className={styles.lead}>
      <SkeletonLines lines={lines} height={18} />
    </div>
  );
}

export function Block({ lines }: { lines: number }) {
  return (
    <div>
      <SkeletonLines lines={lines} />
    </div>
  );
}

export function Card({ height, lines }: { height: number; lines: number }) {
  return (
    <div className={styles.card} style={{ minHeight: height }}>
      <SkeletonLines lines={lines} />
    </div>
  );
}

export function Cards({ count, height }: { count: 2 | 3; height: number }) {
  return (
    <div className={styles.columns} data-shape={count === 3 ? "thirds" : "halves"}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <Card key={index} height={height} lines={5} />
      ))}
    </div>
  );
}

export function Chips({ count }: { count: number }) {
  return (
    <div className={styles.chips} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <div key={index} />
      ))}
    </div>
  );
}
