import type { ReactNode } from "react";
import styles from "./fields.module.css";

interface FormButtonProps {
  /** Absent: it sends the form it stands in. */
  onClick?: () => void;
  disabled?: boolean;
  /** What it began goes on. */
  busy: boolean;
  children: ReactNode;
}

/** What a public page is for. */
export function FormButton({ onClick, disabled, busy, children }: FormButtonProps) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      className={styles.button}
      disabled={disabled || busy}
      data-busy={busy || undefined}
      onClick={onClick}
    >
      <span>{children}</span>
    </button>
  );
}
