import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { refusedToken } from "../verify-access-token.ts";
import { beginSignIn } from "./begin-sign-in.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { endSession } from "./end-session.ts";
import type { ExternalSignIn } from "./external-sign-in.ts";
import { reasonOf } from "./provider-connection.ts";
import { recordSession } from "./record-session.ts";
import { redeemHandoff } from "./redeem-handoff.ts";
import { renewAccessToken } from "./renew-access-token.ts";

const Secret = z.string().regex(/^[\w-]{43}$/);
const Begin = z.object({ browser: Secret });
const Redeem = z.object({ handoff: Secret, browser: Secret });
const bodyLimit = 16_384;

/** Serves signing in at the external provider below `/api/auth/`; the embedded provider's other paths do not exist then. */
export async function mountExternal(app: FastifyInstance, dependencies: ExternalSignIn): Promise<void> {
  const { publicUrl, log } = dependencies;
  const schema = { hide: true };
  const page = (path: string, search: Record<string, string> = {}) => {
    const address = new URL(path, publicUrl);
    address.search = new URLSearchParams(search).toString();
    return address.href;
  };

  app.post<{ Body: z.infer<typeof Begin> }>(
    "/api/auth/external/start",
    { bodyLimit, schema: { ...schema, body: Begin }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } },
    async ({ headers, body }) => {
      // The provider leads back to the public address; what this page knows would be missing there.
      if (headers.origin && headers.origin !== new URL(publicUrl).origin) return { url: page("/login") };
      return { url: (await beginSignIn(dependencies, body.browser)).href };
    },
  );

  app.get("/api/auth/external/callback", { schema }, async (request, reply) => {
    const query = new URL(request.url, publicUrl).searchParams;
    const failed = (problem: SignInProblem) => reply.redirect(page("/login", { problem }), 303);
    try {
      const completion = await completeSignIn(dependencies, query, request.ip);
      if (completion === "unverified") return reply.redirect(page("/confirm-email"), 303);
      return "problem" in completion ? failed(completion.problem) : reply.redirect(page("/login", completion), 303);
    } catch (error) {
      // A person looks at this answer: a page with a sentence says more than an error in JSON.
      log.error({ part: "identity", err: error, reason: reasonOf(error) }, "a sign-in failed unexpectedly");
      return failed("refused");
    }
  });

  app.post<{ Body: z.infer<typeof Redeem> }>(
    "/api/auth/external/redeem",
    { bodyLimit, schema: { ...schema, body: Redeem } },
    async ({ body, ip }) => {
      const { token, subject } = await redeemHandoff(dependencies, body.handoff, body.browser);
      await recordSession(dependencies, "signed-in", { subject, address: ip });
      return { token };
    },
  );

  app.get("/api/auth/token", { schema }, async (request) => ({
    token: await renewAccessToken(dependencies, sessionIn(request)),
  }));

  app.post("/api/auth/sign-out", { bodyLimit, schema }, async (request) => {
    const { subject, leaveBy } = await endSession(dependencies, sessionIn(request));
    if (subject) await recordSession(dependencies, "signed-out", { subject, address: request.ip });
    return { leaveBy };
  });
}

function sessionIn({ headers }: FastifyRequest): string {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (!token || !Secret.safeParse(token).success) throw refusedToken();
  return token;
}
