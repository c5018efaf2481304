import type { FoundSignal } from "@seedbed/contract/report/interviews/schemas";
import { IconX } from "@tabler/icons-react";
import { Badge } from "../../../../design/badge.tsx";
import styles from "./found.module.css";

/** Words that were given as a quote and are none, with what stands nearest. */
export function LeftOutSignal({ signal: { quote, leftOut, nearest } }: { signal: FoundSignal }) {
  const why =
    leftOut === "interviewersWords"
      ? "Only the one who asks has said these words"
      : "These words are not in the transcript";
  const near = nearest && leftOut !== "interviewersWords" ? `; the nearest line says “${nearest.text}”` : "";
  return (
    <li className={styles.signal}>
      <span className={styles.cross}>
        <IconX size={12} aria-hidden="true" />
      </span>
      <div>
        <Badge tone="bad">Left out</Badge>
        <p className={styles.left}>{`“${quote}” ${why}${near}.`}</p>
        <p className={styles.basis}>No signal without its words.</p>
      </div>
    </li>
  );
}
