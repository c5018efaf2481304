import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { busy, type ErrorCode, statusByErrorCode } from "@seedbed/contract/error-codes";
import type { ValidationIssue, WireError } from "@seedbed/contract/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isOutageOfDriver, mayPass } from "../database/outage.ts";
import { Failure } from "../failure.ts";
import { policyOfData } from "./security-headers.ts";

/** Makes every failure, unknown paths and unreadable bodies included, answer in the shape of the contract's `WireError`. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    await app.countCall(request, reply);
    return send(reply, {
      code: "not_found",
      detail: `There is nothing at ${request.method} ${request.url.split("?")[0]}.`,
    });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Failure) return sendFailure(reply, error);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const issues = error.validation.map(
        ({ instancePath, keyword, message }): ValidationIssue => ({
          loc: [error.validationContext ?? "body", ...pathOf(instancePath)],
          msg: message ?? "Invalid.",
          type: keyword,
        }),
      );
      return send(reply, { code: "invalid", detail: issues, form: formOf(issues) });
    }
    if (typeof error.statusCode === "number" && error.statusCode >= 400 && error.statusCode < 500) {
      return send(reply, { code: codesOfServer[error.statusCode] ?? "unreadable", detail: error.message });
    }
    return answerDefect(error, request, reply);
  });
}

/** Answers a path that cannot be decoded, or is too long to name anything, before any route or hook is reached. */
export async function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header("x-request-id", request.id).header("cache-control", "no-store");
  try {
    await request.server.countCall(request, reply);
  } catch (refused) {
    return sendFailure(reply, refused as Failure);
  }
  return error.statusCode === 400
    ? send(reply, { code: "unreadable", detail: "The path cannot be read." })
    : send(reply, { code: "not_found", detail: "There is nothing at this path." });
}

/** Milliseconds for which whoever is still sending may read why nobody listens: a connection that is closed at once takes the answer with it. */
const linger = 1_000;

/** Answers what cannot be read as a call at all, over the bare connection, and ends that. Nothing more is read of it. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy(error);
  const answer: WireError = unreadable[error.code ?? ""] ?? { code: "unreadable", detail: "The call cannot be read." };
  const status = statusByErrorCode[answer.code];
  const body = JSON.stringify(answer);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}`;
  socket.pause();
  const protection = `content-security-policy: ${policyOfData}\r\nx-content-type-options: nosniff`;
  socket.end(`${head}\r\ncache-control: no-store\r\n${protection}\r\nconnection: close\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), linger).unref();
  socket.once("close", () => clearTimeout(timer));
}

const unreadable: Record<string, WireError> = {
  HPE_HEADER_OVERFLOW: { code: "headers_too_large", detail: "The address and the headers of the call are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { code: "timed_out", detail: "The call did not arrive in time." },
};

// Refusals of Fastify and its plugins tell no more than their status.
const codesOfServer: Record<number, ErrorCode> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  413: "too_large",
  415: "unsupported_media",
  429: "rate_limited",
};

function answerDefect(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (mayPass(error) || isOutageOfDriver(error)) return answerBusy(reply);
  request.log.error({ err: error }, "unexpected failure");
  return send(reply, { code: "unexpected", detail: "Unexpected error occurred." });
}

/** The database is away, which is said once in the log, or its transactions were in each other's way. */
function answerBusy(reply: FastifyReply) {
  reply.header("retry-after", "5");
  return send(reply, busy);
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

function sendFailure(reply: FastifyReply, { code, message, form, retryAfter }: Failure) {
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  return send(reply, { code, detail: message, form });
}

function send(reply: FastifyReply, error: WireError) {
  return reply
    .status(statusByErrorCode[error.code])
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(error));
}
