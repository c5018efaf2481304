import styles from "./confidence-meter.module.css";

export type ConfidenceLevel = "low" | "medium" | "high";

export const confidenceWords: Record<ConfidenceLevel, string> = { low: "Low", medium: "Medium", high: "High" };

const levels = ["low", "medium", "high"] as const;

interface ConfidenceMeterProps {
  level: ConfidenceLevel;
}

/** How sure something is, as one to three squares; words beside it say it to who does not see them. */
export function ConfidenceMeter({ level }: ConfidenceMeterProps) {
  const filled = levels.indexOf(level);
  return (
    <span className={styles.meter} title={`${confidenceWords[level]} confidence`} aria-hidden="true">
      {levels.map((each, index) => (
        <i key={each} data-filled={index <= filled || undefined} />
      ))}
    </span>
  );
}
