import type { ReactNode } from "react";
import styles from "./profile-card.module.css";

/** Stands where nobody has said anything yet, and cannot be taken for something that is known. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <span className={styles.example} title="Nobody has said this yet. It is an example.">
      {children}
      <span className={styles.mark}>Example</span>
    </span>
  );
}
