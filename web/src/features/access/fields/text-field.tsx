import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useId } from "react";
import styles from "./fields.module.css";

/** What a form knows of one of its fields. */
export interface FieldState {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

type Passed = "type" | "autoComplete" | "inputMode" | "disabled";

export interface TextFieldProps extends FieldState, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  label: string;
  /** Stands below, whether or not there is an error. */
  description?: string;
  /** Stands in the input, at its end. */
  end?: ReactNode;
}

/** A line of text with its label; an error stands below it and is said with it. */
export function TextField({ label, description, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const said = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={said || undefined} />
        {end}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {description && (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  );
}
