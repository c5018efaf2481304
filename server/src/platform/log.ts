import { type DestinationStream, type Logger, pino } from "pino";

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

const censor = "[redacted]";

/** The server's log: JSON lines, secrets redacted, errors without the objects that hang on them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { err: plainError, req: plainRequest };
  return pino({ level, redact: { paths: redactedPaths, censor }, serializers }, destination);
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
