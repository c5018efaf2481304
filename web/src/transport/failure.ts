import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { type ErrorCode, statusByErrorCode } from "@seedbed/contract/error-codes";

/** The sentence of last resort. */
export const unexpectedError = "Unexpected error occurred.";

/** `unreachable`: no answer came. `session_expired`: status 419, which proxies that keep sessions of their own answer with. */
export type FailureCode = ErrorCode | "unreachable" | "session_expired";

interface FailureDetails {
  /** Messages by form field, when the server named fields. */
  form?: Record<string, string> | undefined;
  /** What the identity provider calls it, such as `INVALID_OTP`. */
  providerCode?: string | undefined;
  /** Seconds after which the server allows another try. */
  retryAfter?: number | undefined;
  /** The mail that was sent all the same, such as a code to somebody who signs in before the address is verified. */
  mailId?: string | undefined;
}

/** A call that did not succeed. `message` is a sentence for the person, `code` tells failures apart. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly code: FailureCode;
  readonly form: Record<string, string> | undefined;
  readonly providerCode: string | undefined;
  readonly retryAfter: number | undefined;
  readonly mailId: string | undefined;

  constructor(sentence: string, code: FailureCode, { form, providerCode, retryAfter, mailId }: FailureDetails = {}) {
    super(sentence);
    this.code = code;
    this.form = form;
    this.providerCode = providerCode;
    this.retryAfter = retryAfter;
    this.mailId = mailId;
  }
}

/** The sentence to show for anything thrown: the error's own message, else `unexpectedError`. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : unexpectedError;
}

/**
 * Reads a failed answer. The code is the server's; for answers of the identity provider and of proxies, which have none of these, it
 * follows from the status. The sentence is the first message of `form`, else `detail` as it is or the `msg` of its items
 * joined with ". ", else the provider's `message`, else `unexpectedError`.
 */
export function failureFrom(status: number, body: unknown, headers: Headers): CallFailed {
  const form = formOf(body);
  const sentence = form ? Object.values(form)[0] : undefined;
  const retryAfter = Number(headers.get("retry-after"));
  const named = textAt(body, "code");
  const isOurs = named !== undefined && isErrorCode(named);
  return new CallFailed(
    sentence ?? detailOf(body) ?? textAt(body, "message") ?? unexpectedError,
    isOurs ? named : (codeByStatus.get(status) ?? "unexpected"),
    {
      form,
      providerCode: isOurs ? undefined : named,
      retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
      mailId: headers.get(mailIdHeader) ?? undefined,
    },
  );
}

const codeByStatus = new Map<number, FailureCode>([
  ...Object.entries(statusByErrorCode).map(([code, status]) => [status, code as ErrorCode] as const),
  [419, "session_expired"],
]);

const isErrorCode = (name: string): name is ErrorCode => Object.hasOwn(statusByErrorCode, name);

function detailOf(body: unknown): string | undefined {
  const detail = isRecord(body) ? body.detail : undefined;
  if (typeof detail === "string") return detail || undefined;
  if (!Array.isArray(detail)) return undefined;
  const messages = detail.map((item) => textAt(item, "msg")).filter((message) => message !== undefined);
  return messages.join(". ") || undefined;
}

function formOf(body: unknown): Record<string, string> | undefined {
  const form = isRecord(body) ? body.form : undefined;
  if (!isRecord(form)) return undefined;
  const messages = Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
}

function textAt(body: unknown, key: string): string | undefined {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === "string" && value ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The server's own sentence, else the given one: for failures that have a wording of their own. */
export function sentenceOr(error: unknown, fallback: string): string {
  return error instanceof CallFailed && error.message !== unexpectedError ? error.message : fallback;
}

/** Why a chosen password is made of words that others guess, in the server's sentence; undefined for any other failure. */
export function listedPassword(error: unknown): string | undefined {
  return error instanceof CallFailed && error.providerCode === "PASSWORD_LISTED" ? error.message : undefined;
}
