import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { signUpSecretHeader } from "@seedbed/contract/access/sign-up-secret-header";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../../platform/failure.ts";
import type { Identity } from "./create-identity.ts";
import type { IdentityCall } from "./identity-call.ts";
import { clientAddressHeader, identityPath } from "./identity-options.ts";

/** The calls of the identity provider that exist here. Whatever else it could do answers 404. */
const calls = {
  GET: ["token", "jwks", "get-session", "passkey/generate-authenticate-options"],
  POST: [
    "sign-up/email",
    "sign-in/email",
    "sign-out",
    "change-password",
    "confirm-password",
    "email-otp/send-verification-otp",
    "email-otp/verify-email",
    "email-otp/request-password-reset",
    "email-otp/reset-password",
    "two-factor/enable",
    "two-factor/verify-totp",
    "two-factor/verify-backup-code",
    "two-factor/generate-backup-codes",
    "two-factor/disable",
    "passkey/generate-register-options",
    "passkey/verify-registration",
    "passkey/verify-authentication",
    "passkey/delete-passkey",
  ],
} as const;

const bodyLimit = 16_384;
// No cookies: a session is a bearer token the page keeps, so that no other site can ride on it.
// Of what a browser tells about a page the origin is enough; programs send some of the rest (`sec-fetch-mode`) and no origin.
const passedHeaders = ["authorization", "origin", "referer", "user-agent", signUpSecretHeader];
const passedBack = ["content-type", "set-auth-token", mailIdHeader];

/** Serves the identity provider below `/api/auth/`, in its own shapes of answers and errors. */
export async function mountIdentity(app: FastifyInstance, identity: Identity, publicUrl: string): Promise<void> {
  await app.register(async (scope) => {
    // JSON only, read once and passed on as it was understood: the provider must not read anything else in it than was watched.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit },
      async (_request: FastifyRequest, body: Buffer) => parsedObject(body),
    );
    for (const method of ["GET", "POST"] as const) {
      for (const path of calls[method]) {
        scope.route<{ Body: IdentityCall["body"] | undefined }>({
          method,
          url: `${identityPath}/${path}`,
          bodyLimit,
          schema: { hide: true },
          handler: async (request, reply) => {
            const { authorization } = request.headers;
            const secret = request.headers[signUpSecretHeader];
            const signUpSecret = typeof secret === "string" ? secret : undefined;
            const call = { path, body: request.body ?? {}, address: request.ip, authorization, signUpSecret };
            return sendBack(reply, await identity.answer(call, () => webRequest(request, publicUrl)));
          },
        });
      }
    }
  });
}

function parsedObject(body: Buffer): IdentityCall["body"] | undefined {
  if (body.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw new Failure("unreadable", "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Failure("unreadable", "The body is not a JSON object.");
  return { ...value };
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const url = new URL(request.url, publicUrl);
  if (request.method === "GET") return new Request(url, { headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method: request.method, headers, body: JSON.stringify(request.body ?? {}) });
}

async function sendBack(reply: FastifyReply, response: Response) {
  for (const name of passedBack) {
    const value = response.headers.get(name);
    if (value) reply.header(name, value);
  }
  const retryAfter = response.headers.get("x-retry-after");
  if (retryAfter) reply.header("retry-after", retryAfter);
  return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()));
}
