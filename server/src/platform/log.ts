import { type DestinationStream, type LogFn, type Logger, pino } from "pino";
import { isOutage } from "./database/outage.ts";

/** Where log entries could hold secrets. Bodies are never logged. */
const redactedPaths = [
  "req.headers.authorization",
  "req.headers.cookie",
  "res.headers['set-cookie']",
  "*.password",
  "*.token",
  "*.apiKey",
  "*.secret",
];

// As pino counts.
const warning = 40;
const censor = "[redacted]";

/** The server's log: JSON lines, secrets redacted, errors without the objects that hang on them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { err: plainError, req: plainRequest };
  return pino({ level, redact: { paths: redactedPaths, censor }, serializers, hooks: { logMethod } }, destination);
}

type HookOfMethods = [parameters: Parameters<LogFn>, method: LogFn, level: number];

/** What fails only because the database is away is told as a detail: the server says once that it is away, and once that it is back. */
function logMethod(this: Logger, ...[parameters, method, level]: HookOfMethods): void {
  const [fields, ...rest] = parameters as unknown as [{ err?: unknown } | string, ...string[]];
  const isQuiet = level >= warning && typeof fields === "object" && isOutage(fields.err);
  if (isQuiet) this.debug({ ...fields, err: undefined, reason: "the database is away" }, ...rest);
  else method.apply(this, parameters);
}

// Tickets (32 random bytes as base64url) are part of addresses.
function plainRequest({ method, url, ip }: { method: string; url: string; ip: string }) {
  return { method, url: url.replaceAll(/[\w-]{43,}/g, censor), remoteAddress: ip };
}

// Drivers hang connections, with their passwords, on errors.
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { type: error.name, message: error.message, code, cause, stack: error.stack };
}
