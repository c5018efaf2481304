import { z } from "zod";
import type { ExternalProvider } from "../../features/access/identity/external/external-provider.ts";
import { failedCall } from "../failed-call.ts";
import { type Answer, wrong } from "../finding.ts";
import type { Description } from "./identity-description.ts";

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string(), use: z.string().optional() })) });

/** What is wrong with the keys that the provider's tokens are checked by. */
export async function checkIdentityKeys(
  { issuer }: ExternalProvider,
  { jwks_uri: address }: Description,
  signal: AbortSignal,
): Promise<Answer[]> {
  if (!URL.canParse(address) || (issuer.startsWith("https:") && !address.startsWith("https:"))) {
    const says = `The identity provider says that its keys are at ${address.slice(0, 300)}, which is no address with https://.`;
    return [wrong(says, "Correct its own address at the provider.")];
  }
  const todo = "Look at the identity provider: nobody can sign in without its keys.";
  const response = await fetch(address, { redirect: "error", signal }).catch(failedCall);
  if ("words" in response)
    return [wrong(`The keys of the identity provider cannot be read at ${address}: ${response.words}.`, todo)];
  const keys = Keys.safeParse(await response.json().catch(() => null));
  if (!response.ok || !keys.success)
    return [wrong(`The keys of the identity provider cannot be read: ${address} answers ${response.status}.`, todo)];
  // Whoever has no use for signatures is for encryption, or shared with somebody.
  const usable = keys.data.keys.filter(({ kty, use }) => kty !== "oct" && use !== "enc");
  return usable.length > 0 ? [] : [wrong(`The identity provider has no key for signatures at ${address}.`, todo)];
}
