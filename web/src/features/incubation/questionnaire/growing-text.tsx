import type { ComponentProps } from "react";
import styles from "./growing-text.module.css";

interface GrowingTextProps extends ComponentProps<"textarea"> {
  value: string;
}

/** A field without a frame that is as high as its text. What stands around it shows where the focus is. */
export function GrowingText({ className, ...props }: GrowingTextProps) {
  // Browsers that do not size a field by its content show this many rows.
  const rows = Math.max(1, Math.ceil(props.value.length / 60));
  return <textarea {...props} rows={rows} className={className ? `${styles.field} ${className}` : styles.field} />;
}
