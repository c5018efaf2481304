import type { SectionNote } from "@seedbed/contract/concepts/schemas";
import styles from "./notes.module.css";

/** What a careful editor would look at in a section, behind a disclosure. Nothing when there is nothing. */
export function MarkNotice({ notes }: { notes: readonly SectionNote[] }) {
  const marks = notes.filter(({ kind }) => kind === "mark");
  if (marks.length === 0) return null;
  return (
    <details className={styles.marks}>
      <summary>{marks.length === 1 ? "One thing" : `${marks.length} things`} to look at</summary>
      <ul>
        {marks.map(({ part, about, sentence }) => (
          <li key={`${part} ${sentence}`} className={styles.words}>
            <strong>{about}</strong>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
