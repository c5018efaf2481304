import { IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import styles from "./reasoning.module.css";

/** Why something is so, for who points at the sign or comes to it with the keyboard; what stands there can be changed. */
export function Reasoning({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.reasoning}>
      <button type="button" className={styles.sign} aria-label="Reasoning" aria-describedby={id}>
        <IconInfoCircle size={18} aria-hidden="true" />
      </button>
      <div id={id} className={styles.tip}>
        {children}
      </div>
    </div>
  );
}
