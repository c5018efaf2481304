import type { AnswerSource } from "@seedbed/contract/incubation/schemas";
import { Badge } from "../../../design/badge.tsx";
import styles from "./answers.module.css";

/** Whose words an answer is in: those of a suggestion, by a model or drafted, or the person's own. */
export function SourceMark({ source }: { source: AnswerSource }) {
  return source === "ai" ? (
    <Badge tone="ai" title="Taken from a suggestion">
      Suggested
    </Badge>
  ) : (
    <span className={styles.you}>You</span>
  );
}
