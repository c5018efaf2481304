/** Every failure a caller can meet, with the HTTP status it answers. Callers tell failures apart by these codes. */
export const statusByErrorCode = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  rate_limited: 429,
  headers_too_large: 431,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusByErrorCode;

export const errorCodes = Object.keys(statusByErrorCode) as [ErrorCode, ...ErrorCode[]];
