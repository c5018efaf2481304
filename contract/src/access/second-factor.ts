import { z } from "zod";
import { Instant, Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";

export const Passkey = z.object({
  uuid: Uuid,
  /** What its owner calls it. */
  name: z.string(),
  addedAt: Instant,
  /** Null for one that nobody has signed in with. */
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondFactor = z.object({
  /** Whether signing in with the password asks for a code of an authenticator app. */
  authenticator: z.boolean(),
  /** Recovery codes that were not used. */
  recoveryCodes: z.int().nonnegative(),
  /** The first added first. */
  passkeys: z.array(Passkey),
  /** Whether the caller's company asks for a second factor. */
  demanded: z.boolean(),
  /** Whether this session was begun with one. */
  proven: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const SecondFactorOfCompany = z.object({
  demanded: z.boolean(),
  /** Members who have one. */
  having: z.array(Uuid),
  /** Name of the external identity provider, which asks for second factors itself; null for the embedded one. */
  provider: z.string().nullable(),
});
export type SecondFactorOfCompany = z.infer<typeof SecondFactorOfCompany>;

/** What proves who somebody is beside the password. With an external identity provider that alone knows, and asks for it. */
export const secondFactorRoutes = {
  "GET v1/user/second-factor": {
    summary: "The caller's second factors, and whether the company asks for one.",
    access: "signed-in",
    tokens: "never",
    beforeSecondFactor: true,
    status: 200,
    answer: SecondFactor,
  },
  "GET v1/account/second-factor": {
    summary: "Whether the company asks its members for a second factor, and who has one.",
    access: "admin",
    status: 200,
    answer: SecondFactorOfCompany,
  },
  "PUT v1/account/second-factor": {
    summary:
      "Asks every member for a second factor, from now on, or no longer. Personal access tokens go on as they are.",
    access: "admin",
    status: 200,
    body: z.object({ demanded: z.boolean() }),
    answer: SecondFactorOfCompany,
    errors: ["not_found", "conflict"],
  },
  "DELETE v1/account/members/{id}/second-factor": {
    summary:
      "Takes a member's second factors away, who has lost them; signs the member out and tells the member by mail.",
    access: "admin",
    status: 204,
    errors: ["conflict"],
  },
} as const satisfies Routes;
