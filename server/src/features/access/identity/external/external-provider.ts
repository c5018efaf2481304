/** The OpenID Connect provider that stands in for the embedded one, as it was configured. */
export interface ExternalProvider {
  /** Its address, under which its discovery document is found. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people know it by. */
  name: string;
  /** Whom its access tokens must be made for. */
  audience: string;
  /** Scopes to ask for, parted by spaces; absent: `openid profile email`, and what brings a refresh token. */
  scope?: string | undefined;
  /** Path with dots to the claim that says who is an admin; absent: roles are given in Seedbed. */
  roleClaim?: string | undefined;
}
