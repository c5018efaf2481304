import { useState } from "react";
import styles from "./fields.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password, which can be shown while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label="Show characters"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
            <path d="M1.5 12S5 5.5 12 5.5 22.5 12 22.5 12 19 18.5 12 18.5 1.5 12 1.5 12Z" />
            <circle cx="12" cy="12" r="3.5" />
            {isShown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      }
    />
  );
}
