import { passwordMinLength } from "@seedbed/contract/limits";
import type { FieldErrors } from "../../design/use-form.ts";

export interface PasswordChange extends Record<string, string> {
  current: string;
  next: string;
  confirmation: string;
}

export function passwordErrors({ current, next, confirmation }: PasswordChange): FieldErrors<PasswordChange> {
  return {
    current: current ? undefined : "Password is required",
    next: next.length < passwordMinLength ? `Password must be at least ${passwordMinLength} characters.` : undefined,
    confirmation: next === confirmation ? undefined : "New passwords do not match.",
  };
}
