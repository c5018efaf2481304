import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientAddressHeader } from "./attempt-of-call.ts";
import type { Identity } from "./create-identity.ts";
import { identityPath } from "./identity-options.ts";

/** The calls of the identity provider that exist here. Whatever else it could do answers 404. */
const calls = {
  GET: ["token", "jwks", "get-session"],
  POST: [
    "sign-up/email",
    "sign-in/email",
    "sign-out",
    "change-password",
    "email-otp/send-verification-otp",
    "email-otp/verify-email",
    "email-otp/request-password-reset",
    "email-otp/reset-password",
  ],
} as const;

const bodyLimit = 16_384;
// No cookies: a session is a bearer token the page keeps, so that no other site can ride on it.
// Of what a browser tells about a page the origin is enough; programs send some of the rest (`sec-fetch-mode`) and no origin.
const passedHeaders = ["authorization", "content-type", "origin", "referer", "user-agent"];
const passedBack = ["content-type", "set-auth-token"];

/** Serves the identity provider below `/api/auth/`, in its own shapes of answers and errors. */
export async function mountIdentity(app: FastifyInstance, identity: Identity, publicUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const method of ["GET", "POST"] as const) {
      for (const call of calls[method]) {
        scope.route({
          method,
          url: `${identityPath}/${call}`,
          bodyLimit,
          schema: { hide: true },
          handler: async (request, reply) => {
            const response = await identity.answer(webRequest(request, publicUrl));
            return sendBack(reply, response);
          },
        });
      }
    }
  });
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(body && request.method !== "GET" ? { body } : {}),
  });
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
