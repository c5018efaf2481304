import { IconSparkles } from "@tabler/icons-react";
import styles from "./beta-disclaimer.module.css";

/** A reminder under what a model may have written. */
export function BetaDisclaimer() {
  return (
    <p className={styles.disclaimer}>
      <IconSparkles size={14} aria-hidden="true" />
      AI can make mistakes. Check important facts.
    </p>
  );
}
