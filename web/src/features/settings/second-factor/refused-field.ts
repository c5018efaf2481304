import { CallFailed, sentenceOr } from "../../../transport/failure.ts";

/** What to say at the field of the password or of the code. */
export function refusedField<Field extends string>(error: unknown, field: Field): Partial<Record<Field, string>> {
  const code = error instanceof CallFailed ? error.providerCode : undefined;
  const sentence =
    code === "INVALID_PASSWORD"
      ? "This is not your password."
      : code === "INVALID_CODE"
        ? "This code is not right. Type the one that your app shows now; if another tab began this too, scan its picture instead."
        : sentenceOr(error, "That did not work. Please try again.");
  return { [field]: sentence } as Partial<Record<Field, string>>;
}
