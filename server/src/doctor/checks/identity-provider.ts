import type { ExternalProvider } from "../../features/access/identity/external/external-provider.ts";
import { failedCall } from "../failed-call.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";
import { checkClient } from "./identity-client.ts";
import { Description } from "./identity-description.ts";
import { checkIdentityKeys } from "./identity-keys.ts";

/** Seconds. Tokens of a clock that is further off are refused here from the first on, or soon. */
const skew = { noted: 10, wrong: 60 };

/** Whether people can sign in at the external identity provider, as far as it can be told without a person. */
export async function checkIdentityProvider(
  provider: ExternalProvider | undefined,
  { now, signal }: { now(): Date; signal: AbortSignal },
): Promise<Answer[]> {
  if (!provider) return [ok("OIDC_ISSUER is not set: people sign in with email and password.")];
  const { issuer } = provider;
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, { redirect: "manual", signal }).catch(failedCall);
  if ("words" in response) {
    const says = `The identity provider at ${issuer} cannot be reached: ${response.words}.`;
    return [wrong(says, "Start it, or correct OIDC_ISSUER.")];
  }
  const clock = clockOf(response, now());
  const description = Description.safeParse(await response.json().catch(() => null));
  if (!response.ok || !description.success) {
    const says = `${address} answers ${response.status} without the description of an identity provider.`;
    return [wrong(says, "Correct OIDC_ISSUER.")];
  }
  const named = description.data.issuer.slice(0, 300);
  if (!isSameAddress(named, issuer)) {
    const says = `The identity provider at ${issuer} calls itself ${named}.`;
    return [wrong(says, `Set OIDC_ISSUER to ${named}.`)];
  }
  const [keys, client] = await Promise.all([
    checkIdentityKeys(provider, description.data, signal),
    checkClient(provider, description.data, signal),
  ]);
  const faults = [...keys, ...client, ...clock];
  const isFine = faults.every(({ status }) => status !== "wrong");
  return [
    ...(isFine ? [ok(`The identity provider at ${issuer} answers, with keys that can be used.`)] : []),
    ...faults,
  ];
}

function clockOf({ headers }: Response, now: Date): Answer[] {
  const told = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(told)) return [];
  const seconds = Math.round((now.getTime() - told) / 1000);
  const [off, direction] = [Math.abs(seconds), seconds > 0 ? "ahead of" : "behind"];
  if (off <= skew.noted) return [];
  const says = `The clock of this machine is ${off} seconds ${direction} the identity provider's.`;
  return [(off > skew.wrong ? wrong : note)(says, "Let both machines set their clocks by the network (NTP).")];
}

function isSameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}
