import { z } from "zod";

/** The variables of signing in that need no others to be understood. */
export const signInVariables = {
  PASSWORD_BREACH_CHECK: z.enum(["on", "off"], "must be on or off").default("off"),
  OIDC_NAME: z.string().max(60, "must be a name of at most 60 characters").optional(),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_SCOPE: z
    .string()
    .refine((text) => text.split(" ").includes("openid"), "must be scopes such as openid profile email")
    .optional(),
  OIDC_ROLE_CLAIM: z
    .string()
    .regex(/^[^.\s]+(\.[^.\s]+)*$/, "must be the name of a claim such as role or realm_access.roles")
    .optional(),
};
