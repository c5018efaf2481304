import { IconX } from "@tabler/icons-react";
import styles from "./meter.module.css";

export type MeterTone = "sprout" | "ink" | "desirability" | "viability" | "feasibility" | "adaptability";

interface MeterProps {
  /** What is measured. */
  label: string;
  /** 0 to 1; clamped. */
  value: number;
  /** A line to reach, 0 to 1. */
  benchmark?: number | undefined;
  tone?: MeterTone;
  /** What is measured has failed: the bar is red and ends in a cross, whatever its tone. */
  crossed?: boolean;
  /** What the value means in words; the percentage when absent. */
  valueText?: string;
}

/** A bar on its track. Its label is for screen readers: write it beside the bar as well. */
export function Meter({ label, value, benchmark, tone = "sprout", crossed = false, valueText }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter takes neither our colours nor a benchmark
    <div
      className={styles.track}
      data-tone={crossed ? "crossed" : tone}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? `${percent}%`}
    >
      <span className={styles.bar} style={{ width: `${percent}%` }} />
      {benchmark !== undefined && <span className={styles.benchmark} style={{ left: `${benchmark * 100}%` }} />}
      {crossed && (
        <span className={styles.cross} style={{ left: `${percent}%` }}>
          <IconX size={10} stroke={3} aria-hidden="true" />
        </span>
      )}
    </div>
  );
}
