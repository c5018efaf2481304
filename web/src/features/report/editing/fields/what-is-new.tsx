import type { ReactNode } from "react";
import styles from "./editor.module.css";

/** From this share of the limit on it is told how much room is left. */
const toldFrom = 0.9;

interface News {
  length: number;
  max: number;
  isOvertaken: boolean;
}

/** What is said of a text that is being written: that somebody else has changed it, and how much room is left. Nothing before that matters. */
export function whatIsNew({ length, max, isOvertaken }: News): ReactNode {
  const isNear = length >= max * toldFrom;
  if (!isNear && !isOvertaken) return null;
  return (
    <>
      {isOvertaken && (
        <span role="status" className={styles.note}>
          Somebody changed this while you were writing. Saving shows both.
        </span>
      )}
      {isNear && (
        <span className={`${styles.note} numerals`}>
          {length} / {max}, {Math.max(0, max - length)} left
        </span>
      )}
    </>
  );
}
