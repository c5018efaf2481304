import type { LeadingQuestion } from "@seedbed/rules/interviews/leading-question";
import styles from "./composer.module.css";

/** Underlines the words that lead, behind the field in which they are written. */
export function LeadingMark({ text, leading }: { text: string; leading: LeadingQuestion }) {
  const { from, to } = leading;
  return (
    <div className={styles.underneath} aria-hidden="true">
      {text.slice(0, from)}
      <u>{text.slice(from, to)}</u>
    </div>
  );
}
