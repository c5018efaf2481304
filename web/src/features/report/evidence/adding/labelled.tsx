import type { ReactNode } from "react";
import styles from "../verdicts/verdicts.module.css";

interface LabelledProps {
  name: string;
  isOptional?: boolean;
  children: ReactNode;
}

/** A control below its name. */
export function Labelled({ name, isOptional = false, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span>
        {name} {isOptional && <span className={styles.optional}>(if you like)</span>}
      </span>
      {children}
    </label>
  );
}
