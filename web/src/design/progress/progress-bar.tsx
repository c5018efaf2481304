import styles from "./meter.module.css";

interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** 0 to 1; clamped. */
  value: number;
}

/** How far running work is. Write the figure beside it. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
