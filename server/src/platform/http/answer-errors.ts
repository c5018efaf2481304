import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ValidationIssue, WireError } from "@seedbed/contract/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { databaseErrorCode } from "../database/database.ts";
import { Failure } from "../failure.ts";

/** Makes every failure, unknown paths and unreadable bodies included, answer in the shape of the contract's `WireError`. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    send(reply, 404, `There is nothing at ${request.method} ${request.url.split("?")[0]}.`),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Failure) {
      if (error.retryAfter !== undefined) reply.header("retry-after", String(error.retryAfter));
      return send(reply, error.status, error.message, error.form);
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const issues = error.validation.map(
        ({ instancePath, keyword, message }): ValidationIssue => ({
          loc: [error.validationContext ?? "body", ...pathOf(instancePath)],
          msg: message ?? "Invalid.",
          type: keyword,
        }),
      );
      return send(reply, 422, issues, formOf(issues));
    }
    if (typeof error.statusCode === "number" && error.statusCode >= 400 && error.statusCode < 500) {
      return send(
        reply,
        error.statusCode === 400 || error.statusCode in expectedStatuses ? error.statusCode : 400,
        error.message,
      );
    }
    return answerDefect(error, request, reply);
  });
}

/** Answers a path that cannot be decoded, or is too long to name anything, before any route or hook is reached. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header("x-request-id", request.id).header("cache-control", "no-store");
  return error.statusCode === 400
    ? send(reply, 400, "The path cannot be read.")
    : send(reply, 404, "There is nothing at this path.");
}

/** Answers what cannot be read as a call at all, over the bare connection, and ends that. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, detail] = unreadable[error.code ?? ""] ?? [400, "The call cannot be read."];
  const body = JSON.stringify({ detail } satisfies WireError);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}`;
  if (socket.writable) socket.write(`${head}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`);
  socket.destroy(error);
}

const unreadable: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The address and the headers of the call are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The call did not arrive in time."],
};

const expectedStatuses: Record<number, true> = { 401: true, 403: true, 404: true, 413: true, 415: true, 429: true };

function answerDefect(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const code = databaseErrorCode(error);
  // Class 08 and 57P are lost connections and a database that is shutting down; 53 is out of resources.
  if (code && /^(08|57P|53)/.test(code)) {
    request.log.error({ code }, "database unavailable");
    reply.header("retry-after", "5");
    return send(reply, 503, "The database is not available right now. Try again in a moment.");
  }
  request.log.error({ err: error }, "unexpected failure");
  return send(reply, 500, "Unexpected error occurred.");
}

// "/answer/0" names the first entry of `answer`.
function pathOf(instancePath: string): (string | number)[] {
  return instancePath
    .split("/")
    .filter((part) => part !== "")
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function formOf(issues: ValidationIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.filter((issue) => issue.loc.length > 1).map((issue) => [issue.loc.slice(1).join("."), issue.msg]),
  );
}

function send(reply: FastifyReply, status: number, detail: WireError["detail"], form?: Record<string, string>) {
  const body: WireError = form ? { detail, form } : { detail };
  return reply.status(status).header("content-type", "application/json; charset=utf-8").send(JSON.stringify(body));
}
