import { z } from "zod";

/** Every failure a caller can meet, with the HTTP status it answers. */
export const statusByErrorCode = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  rate_limited: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusByErrorCode;

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** What every failed call answers: a sentence, or one issue per field; `form` holds messages by form field. */
export const WireError = z.object({
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  form: z.record(z.string(), z.string()).optional(),
});
export type WireError = z.infer<typeof WireError>;
