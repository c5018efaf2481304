import { PasswordInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import type { ReactNode } from "react";
import { useForm } from "../../../design/use-form.ts";
import { refusedField } from "./refused-field.ts";
import styles from "./second-factor.module.css";

interface PasswordFormProps {
  /** What will happen. */
  children?: ReactNode;
  submitLabel: string;
  /** Throws what is said at the field. */
  onSubmit: (password: string) => Promise<void>;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** Asks for the password before something that a borrowed session must not do. */
export function PasswordForm({ children, submitLabel, onSubmit, onCancel }: PasswordFormProps) {
  const form = useForm({
    initial: { password: "" },
    validate: ({ password }) => ({ password: password ? undefined : "Password is required" }),
    submit: async ({ password }) => {
      try {
        await onSubmit(password);
        return undefined;
      } catch (error) {
        return refusedField(error, "password");
      }
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {children && <p>{children}</p>}
      <PasswordInput label="Your password" autoComplete="current-password" {...form.field("password")} />
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="default" disabled={form.busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={form.busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
