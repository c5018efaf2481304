import { z } from "zod";
import { Instant, requiredText, Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import { tokenLifetimes, tokenNameMaxLength, tokenScopes } from "./token-scopes.ts";

export const AccessToken = z.object({
  uuid: Uuid,
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** Its last four characters, to be told apart by. */
  ending: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  /** To the minute; null when it was never used. */
  lastUsedAt: Instant.nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const IssuedToken = AccessToken.extend({
  /** Shown this once; only a hash is kept. */
  token: z.string(),
});
export type IssuedToken = z.infer<typeof IssuedToken>;

export const TokenOfMember = AccessToken.extend({
  owner: z.object({ uuid: Uuid, firstName: z.string(), lastName: z.string(), email: z.string() }),
});
export type TokenOfMember = z.infer<typeof TokenOfMember>;

export const NewToken = z.object({
  name: requiredText(tokenNameMaxLength),
  scope: z.enum(tokenScopes),
  /** Days after which it ends. */
  days: z.literal(tokenLifetimes),
});
export type NewToken = z.infer<typeof NewToken>;

/** Personal access tokens. No token manages tokens. */
export const tokenRoutes = {
  "GET v1/user/tokens": {
    summary: "The caller's personal access tokens, the newest first; those that have ended for thirty days more.",
    access: "member",
    tokens: "never",
    status: 200,
    answer: z.array(AccessToken),
  },
  "POST v1/user/tokens": {
    summary: "Makes a personal access token, which is shown in this answer alone.",
    access: "member",
    tokens: "never",
    status: 201,
    body: NewToken,
    answer: IssuedToken,
    errors: ["conflict"],
  },
  "DELETE v1/user/tokens/{id}": {
    summary: "Ends one of the caller's tokens, within two seconds.",
    access: "member",
    tokens: "never",
    status: 204,
  },
  "GET v1/account/tokens": {
    summary: "The tokens of everybody in the company.",
    access: "admin",
    status: 200,
    answer: z.array(TokenOfMember),
  },
  "DELETE v1/account/tokens/{id}": {
    summary: "Ends a token of anybody in the company, within two seconds.",
    access: "admin",
    status: 204,
  },
} as const satisfies Routes;
