import styles from "./editor.module.css";

/** Says that somebody else has changed what is being edited. */
export function Overtaken({ by }: { by: string }) {
  return (
    <span role="status" className={styles.note}>
      {by} changed this while you were writing. Saving shows both.
    </span>
  );
}
