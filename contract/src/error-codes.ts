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
  locked: 423,
  /** The caller's company asks for a second factor, and the caller's session was begun without one. */
  second_factor_required: 428,
  rate_limited: 429,
  headers_too_large: 431,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusByErrorCode;

export const errorCodes = Object.keys(statusByErrorCode) as [ErrorCode, ...ErrorCode[]];

/** Codes of calls that cannot be read as far as the route they mean. */
type UnroutedErrorCode = "timed_out" | "headers_too_large";

// A route with a name in its path may find nothing of that name as well.
const commonErrorCodes = [
  "unreadable",
  "unauthenticated",
  "forbidden",
  "too_large",
  "unsupported_media",
  "invalid",
  "second_factor_required",
  "rate_limited",
  "unexpected",
  "unavailable",
] as const satisfies ErrorCode[];

/** What a route says of itself when it may answer so; the others may be answered by any route. */
export type DeclaredErrorCode = Exclude<ErrorCode, (typeof commonErrorCodes)[number] | UnroutedErrorCode | "locked">;

interface FailingRoute {
  errors?: readonly DeclaredErrorCode[];
  expensive?: boolean;
}

/** All codes that the route with this key (`METHOD path`) may answer, in the order of their statuses. */
export function errorCodesOf(key: string, { errors = [], expensive }: FailingRoute): ErrorCode[] {
  const codes = new Set<ErrorCode>([...commonErrorCodes, ...errors]);
  if (key.includes("{")) codes.add("not_found");
  // Of something in a concept of which the caller looks at an earlier version.
  if (key.includes("{") && !key.startsWith("GET ")) codes.add("conflict");
  // Of an `Idempotency-Key` that is taken.
  if (expensive) codes.add("conflict");
  // Of a concept that somebody else is editing with AI.
  if (!key.startsWith("GET ")) codes.add("locked");
  return errorCodes.filter((code) => codes.has(code));
}

/** What any route answers while the database is away. It passes by itself; a call that only reads may be sent again. */
export const busy = {
  code: "unavailable",
  detail: "The server is busy. Nothing was lost; try again in a moment.",
} as const satisfies { code: ErrorCode; detail: string };
