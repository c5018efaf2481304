import { passwordMinLength } from "@seedbed/contract/limits";
import { PasswordField } from "../fields/password-field.tsx";
import type { FieldState } from "../fields/text-field.tsx";

interface NewPasswordFieldsProps {
  /** `field` of a form with these two values. */
  field: (name: "password" | "confirmation") => FieldState;
}

/** A new password, and the same again. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="Password"
        description={`At least ${passwordMinLength} characters`}
        autoComplete="new-password"
        {...field("password")}
      />
      <PasswordField label="Password confirmation" autoComplete="new-password" {...field("confirmation")} />
    </>
  );
}
