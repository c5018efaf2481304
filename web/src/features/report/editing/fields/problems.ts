import type { FieldEdit } from "@seedbed/contract/report/editing/edits";

/** Why a text, trimmed, cannot stand in a field; null when it can. As the server says it. */
export function textProblem({ max, mayBeEmpty }: { max: number; mayBeEmpty?: true }, text: string): string | null {
  if (text.length > max) return `The maximum length is ${max} characters`;
  return text || mayBeEmpty ? null : "This field cannot be empty.";
}

/** Why a number cannot stand in a field. */
export function numberProblem(
  { min, max, mayBeEmpty }: Extract<FieldEdit, { kind: "number" }>,
  value: number | null,
): string | null {
  if (value === null) return mayBeEmpty ? null : "This field cannot be empty.";
  if (Number.isNaN(value)) return "Write a number.";
  if (value < min) return `The smallest number is ${min}`;
  return value > max ? `The largest number is ${max}` : null;
}
