import styles from "./confidence-meter.module.css";

export type ConfidenceLevel = "low" | "medium" | "high";

export const confidenceWords: Record<ConfidenceLevel, string> = { low: "Low", medium: "Medium", high: "High" };

const levels = ["low", "medium", "high"] as const;

interface ConfidenceMeterProps {
  level: ConfidenceLevel;
  /** Says it in words to who does not see it; a word beside it does that otherwise. */
  isLabelled?: boolean;
}

/** How sure something is, as one to three squares. */
export function ConfidenceMeter({ level, isLabelled = false }: ConfidenceMeterProps) {
  const filled = levels.indexOf(level);
  const words = `${confidenceWords[level]} confidence`;
  return (
    <span
      className={styles.meter}
      title={words}
      {...(isLabelled ? { role: "img", "aria-label": words } : { "aria-hidden": true })}
    >
      {levels.map((each, index) => (
        <i key={each} data-filled={index <= filled || undefined} />
      ))}
    </span>
  );
}
