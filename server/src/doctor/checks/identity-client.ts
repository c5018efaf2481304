import { z } from "zod";
import type { ExternalProvider } from "../../features/access/identity/external/external-provider.ts";
import { failedCall } from "../failed-call.ts";
import { type Answer, wrong } from "../finding.ts";
import type { Description } from "./identity-description.ts";

const Refusal = z.looseObject({ error: z.string() });

/**
 * Whether the provider knows Seedbed: a token is asked for that does not exist, which it refuses in one way to clients it knows and in another to
 * those it does not.
 */
export async function checkClient(
  { issuer, clientId, clientSecret }: ExternalProvider,
  { token_endpoint: address, token_endpoint_auth_methods_supported: methods }: Description,
  signal: AbortSignal,
): Promise<Answer[]> {
  const isBasic = methods.includes("client_secret_basic");
  if (!isBasic && !methods.includes("client_secret_post")) {
    const says = `The identity provider at ${issuer} takes no secret of a client, neither as client_secret_basic nor as client_secret_post.`;
    return [wrong(says, "Let it take one of them for Seedbed.")];
  }
  if (issuer.startsWith("https:") && !address.startsWith("https:"))
    return [
      wrong("The identity provider wants the secret of Seedbed over http://.", "Correct its address at the provider."),
    ];
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: "none" });
  if (!isBasic)
    for (const [name, value] of Object.entries({ client_id: clientId, client_secret: clientSecret }))
      body.set(name, value);
  const headers: Record<string, string> = isBasic ? { authorization: basic(clientId, clientSecret) } : {};
  const response = await fetch(address, { method: "POST", headers, body, redirect: "error", signal }).catch(failedCall);
  if ("words" in response)
    return [wrong(`The identity provider does not answer where it gives out tokens: ${response.words}.`)];
  const refusal = Refusal.safeParse(await response.json().catch(() => null));
  const isUnknown = response.status === 401 || (refusal.success && refusal.data.error === "invalid_client");
  if (!isUnknown) return [];
  const says = `The identity provider at ${issuer} does not take OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.`;
  return [wrong(says, "Set both to what the provider has for Seedbed.")];
}

// As OAuth 2.0 has it (RFC 6749, 2.3.1): both parts as in a form first.
function basic(id: string, secret: string): string {
  const encoded = [id, secret].map((part) => new URLSearchParams([["", part]]).toString().slice(1));
  return `Basic ${Buffer.from(encoded.join(":")).toString("base64")}`;
}
