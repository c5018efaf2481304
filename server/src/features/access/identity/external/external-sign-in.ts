import type { JSONWebKeySet } from "jose";
import type { Configuration } from "openid-client";
import { z } from "zod";
import type { AccessDependencies } from "../../dependencies.ts";
import type { TokenIssuer } from "../token-issuer.ts";
import type { ExternalProvider } from "./external-provider.ts";
import type { SecretStore } from "./secret-store.ts";

/** A sign-in under way; its secret is the `state`. `browser`: hash of what the browser that began it knows. */
export const BegunSignIn = z.object({ browser: z.string(), nonce: z.string(), verifier: z.string() });
export type BegunSignIn = z.infer<typeof BegunSignIn>;

/** A session; its secret is the page's refresh token. The provider's own tokens never leave the server, but for the access token. */
export const ExternalSession = z.object({
  /** As users have it, with the issuer's prefix. */
  subject: z.string(),
  refreshToken: z.string().nullable(),
  idToken: z.string().nullable(),
  /** The access token that came with signing in, until it is asked for. */
  firstAccessToken: z.string().nullable(),
});
export type ExternalSession = z.infer<typeof ExternalSession>;

/** A finished sign-in on its way to the page. */
export const Handoff = z.object({ browser: z.string(), session: ExternalSession });
export type Handoff = z.infer<typeof Handoff>;

/** What every step of an external sign-in works with. */
export interface ExternalSignIn
  extends Pick<AccessDependencies, "database" | "clock" | "log" | "mailer" | "publicUrl"> {
  provider: ExternalProvider;
  /** Throws `unavailable` while the provider cannot be reached. */
  configuration(): Promise<Configuration>;
  /** The provider's public keys as they are now. Throws `unavailable` while the provider cannot be reached. */
  keys(): Promise<JSONWebKeySet>;
  /** Throws `unavailable` while the provider cannot be reached. */
  issuer(): Promise<TokenIssuer>;
  signIns: SecretStore<BegunSignIn>;
  handoffs: SecretStore<Handoff>;
  sessions: SecretStore<ExternalSession>;
}
