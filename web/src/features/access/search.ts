import { signInProblems } from "@seedbed/contract/access/sign-in-problem";
import * as z from "zod/mini";

/** Search parameters that are missing or make no sense count as absent. */
const text = z.catch(z.optional(z.coerce.string()), undefined);
const flag = z.catch(z.optional(z.coerce.number()), undefined);

/** What a sign-in at an external identity provider comes back with. */
export const loginSearch = z.object({
  handoff: text,
  problem: z.catch(z.optional(z.enum(signInProblems)), undefined),
});
export const signUpSearch = z.object({
  ticket: text,
  status: z.catch(z.optional(z.enum(["invalid", "expired"])), undefined),
});
export const verifyEmailSearch = z.object({ email: text, sent: flag });
export const forgotPasswordSearch = z.object({ email: text, resetRequired: flag });
export const resetPasswordSearch = z.object({ email: text });
