import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.layer.css";
import { passwordMaxLength, passwordMinLength } from "@seedbed/contract/limits";

interface NewPasswordFieldsProps {
  /** `field` of a form with these two values. */
  field: (name: "password" | "confirmation") => PasswordInputProps;
}

/** A new password, and the same again. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label="Password"
        description={`At least ${passwordMinLength} characters`}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autoComplete="new-password"
        maxLength={passwordMaxLength}
        size="md"
        {...field("password")}
      />
      <PasswordInput
        label="Password confirmation"
        autoComplete="new-password"
        maxLength={passwordMaxLength}
        size="md"
        {...field("confirmation")}
      />
    </>
  );
}
