import styles from "./skeleton-lines.module.css";

interface SkeletonLinesProps {
  lines?: number;
  /** Pixels. */
  height?: number;
}

/** Text in waiting; the last line is shorter. */
export function SkeletonLines({ lines = 3, height = 10 }: SkeletonLinesProps) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <div key={index} style={{ height }} />
      ))}
    </div>
  );
}
