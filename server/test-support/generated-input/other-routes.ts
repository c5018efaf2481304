import type { Route, RouteKey } from "@seedbed/contract/route";
import { z } from "zod";

const email = z.string().max(320);
const password = z.string().min(8).max(128);
const otp = z.string().length(6);

const post = (body?: z.ZodType): Route => ({ summary: "", access: "public", status: 200, body });
const get: Route = {
  summary: "",
  access: "public",
  status: 200,
  query: z.object({ disableCookieCache: z.string().optional() }),
};

const missing: Route = { ...get, body: z.object({ id: z.string() }) };

/** Calls beside the contract: the API's description, and the mails of a laptop. */
export const otherRoutes: [RouteKey, Route][] = [
  ["GET openapi.json", get],
  ["GET local/mailbox", { ...get, query: z.object({ to: z.string().max(320) }) }],
];

/** What does not exist. */
export const missingRoutes: [RouteKey, Route][] = [
  ["DELETE v1/concept/", missing],
  ["PUT v2/concept/seed", missing],
  ["GET v9/concept/{id}", missing],
  ["POST auth/token", missing],
  ["GET auth/admin/list-users", missing],
];

/** The calls of the embedded identity provider, which has a contract of its own, as routes. */
export const identityRoutes: [RouteKey, Route][] = [
  ["GET auth/token", get],
  ["GET auth/jwks", get],
  ["GET auth/get-session", get],
  [
    "POST auth/sign-up/email",
    post(
      z.object({
        email,
        password,
        name: z.string().max(200),
        firstName: z.string().min(1).max(100),
        lastName: z.string().min(1).max(100),
        image: z.string().optional(),
        callbackURL: z.string().optional(),
      }),
    ),
  ],
  [
    "POST auth/sign-in/email",
    post(z.object({ email, password, rememberMe: z.boolean().optional(), callbackURL: z.string().optional() })),
  ],
  [
    "POST auth/email-otp/send-verification-otp",
    post(z.object({ email, type: z.enum(["email-verification", "sign-in", "forget-password"]) })),
  ],
  ["POST auth/email-otp/verify-email", post(z.object({ email, otp }))],
  ["POST auth/email-otp/request-password-reset", post(z.object({ email }))],
  ["POST auth/email-otp/reset-password", post(z.object({ email, otp, password }))],
  [
    "POST auth/change-password",
    post(z.object({ currentPassword: password, newPassword: password, revokeOtherSessions: z.boolean() })),
  ],
  ["POST auth/sign-out", post()],
];
