import { IconAlertTriangle } from "@tabler/icons-react";
import styles from "./concern.module.css";

/** What cannot be right, beside what it is about. */
export function Concern({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={styles.concern}>
      <IconAlertTriangle size={15} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
