import { z } from "zod";

/** What an OpenID Connect provider says of itself (Discovery 1.0), as far as Seedbed asks. */
export const Description = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
});
export type Description = z.infer<typeof Description>;
