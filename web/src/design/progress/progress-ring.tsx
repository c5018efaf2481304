import styles from "./progress-ring.module.css";

interface ProgressRingProps {
  /** What progresses. */
  label: string;
  /** 0 to 1; clamped. */
  value: number;
  /** Pixels. */
  size?: number;
}

/** Progress as a ring, for places too small for a bar. Write the figure beside it. */
export function ProgressRing({ label, value, size = 36 }: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, value));
  const percent = Math.round(part * 100);
  return (
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 36 36"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <circle className={styles.track} cx="18" cy="18" r="16" pathLength={100} />
      <circle className={styles.bar} cx="18" cy="18" r="16" pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  );
}
