import type { ReactNode } from "react";
import styles from "./editor.module.css";
import { Overtaken } from "./overtaken.tsx";

/** From this share of the limit on it is told how much room is left. */
const toldFrom = 0.9;

interface News {
  length: number;
  max: number;
  /** Who has changed the value since, if somebody has. */
  overtakenBy: string | null;
}

/** What is said of a text that is being written: that somebody else has changed it, and how much room is left. Nothing before that matters. */
export function whatIsNew({ length, max, overtakenBy }: News): ReactNode {
  const isNear = length >= max * toldFrom;
  if (!isNear && overtakenBy === null) return null;
  return (
    <>
      {overtakenBy !== null && <Overtaken by={overtakenBy} />}
      {isNear && (
        <span className={`${styles.note} numerals`}>
          {length} / {max}, {Math.max(0, max - length)} left
        </span>
      )}
    </>
  );
}
