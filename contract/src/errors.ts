import { z } from "zod";
import { errorCodes } from "./error-codes.ts";

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/**
 * What every failed call answers: a code for programs and a sentence for people, or one issue per field; `form` holds messages by
 * form field.
 */
export const WireError = z.object({
  code: z.enum(errorCodes),
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  form: z.record(z.string(), z.string()).optional(),
});
export type WireError = z.infer<typeof WireError>;
