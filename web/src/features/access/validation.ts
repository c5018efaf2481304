import { goalMaxLength, passwordMinLength } from "@seedbed/contract/limits";
import type { FieldErrors } from "../../design/use-form.ts";

export const emailInvalid = "Email is Invalid.";
export const passwordsDiffer = "Passwords do not match";
export const passwordTooShort = `Password must be at least ${passwordMinLength} characters.`;
export const domainInvalid = "Enter a valid domain name.";
export const goalLimitReached = `Maximum character limit of ${goalMaxLength} reached.`;

/** Whether this looks like an address; the server decides. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
}

/** Whether this looks like a domain name such as "acme.example"; the server decides. */
export function isDomain(value: string): boolean {
  const domain = value.trim();
  return (
    domain.length <= 253 &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u.test(domain)
  );
}

export interface SignUpValues extends Record<string, string> {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
}

export function signUpErrors(values: SignUpValues): FieldErrors<SignUpValues> {
  return {
    firstName: values.firstName.trim() ? undefined : "First name is required",
    lastName: values.lastName.trim() ? undefined : "Last name is required",
    email: emailError(values.email, "Email is required"),
    ...newPasswordErrors(values),
  };
}

/** `missing` is said when nothing was entered. */
export function emailError(email: string, missing: string): string | undefined {
  if (!email.trim()) return missing;
  return isEmail(email) ? undefined : emailInvalid;
}

/** A new password and its repetition: both there, long enough, the same. */
export function newPasswordErrors(values: { password: string; confirmation: string }) {
  const { password, confirmation } = values;
  const differ = password && confirmation && password !== confirmation;
  return {
    password: !password ? "Password is required" : password.length < passwordMinLength ? passwordTooShort : undefined,
    confirmation: !confirmation ? "Password confirmation is required" : differ ? passwordsDiffer : undefined,
  };
}
