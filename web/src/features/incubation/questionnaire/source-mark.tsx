import type { AnswerSource } from "@seedbed/contract/incubation/schemas";
import { Badge } from "../../../design/badge.tsx";
import styles from "./answers.module.css";

/** Whose words an answer is in. */
export function SourceMark({ source }: { source: AnswerSource }) {
  return source === "ai" ? (
    <Badge tone="ai" title="Taken from an AI suggestion">
      AI
    </Badge>
  ) : (
    <span className={styles.you}>You</span>
  );
}
