import type { Configuration } from "openid-client";
import type { ExternalProvider } from "./external-provider.ts";

/** Says to the provider whom the access token is for. Only an address may be called a resource (RFC 8707). */
export const resourceOf = ({ audience }: ExternalProvider): Record<string, string> =>
  URL.canParse(audience) && !audience.includes("#") ? { resource: audience } : {};

/** What is asked for: the configured scopes, or the usual ones and, where the provider knows it, what brings a refresh token. */
export function scopeOf({ scope }: ExternalProvider, configuration: Configuration): string {
  if (scope) return scope;
  const { scopes_supported: supported = [] } = configuration.serverMetadata();
  return ["openid", "profile", "email", ...(supported.includes("offline_access") ? ["offline_access"] : [])].join(" ");
}

/** The claims Seedbed needs, for providers that otherwise keep them for an address of their own. */
export function claimsRequest({ roleClaim }: ExternalProvider, configuration: Configuration): Record<string, string> {
  if (!configuration.serverMetadata().claims_parameter_supported) return {};
  const role = roleClaim ? [roleClaim, roleClaim.split(".")[0] ?? roleClaim] : [];
  const names = ["email", "email_verified", "given_name", "family_name", "name", ...role];
  const wanted = Object.fromEntries(names.map((name) => [name, null]));
  return { claims: JSON.stringify({ id_token: wanted }) };
}
