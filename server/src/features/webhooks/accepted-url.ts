import { isIP } from "node:net";
import { isListed, mayBeOpen } from "../../platform/egress/egress-policy.ts";
import { isLoopback } from "../../platform/egress/loopback.ts";
import { isPublicAddress } from "../../platform/egress/public-address.ts";
import { Failure } from "../../platform/failure.ts";
import type { WebhookDependencies } from "./dependencies.ts";

type Rules = Pick<WebhookDependencies, "trustedHosts" | "egressPolicy">;

/**
 * The address of a webhook as it is kept. Throws `invalid` for what can never be called: no https, a password, or an address of a private network,
 * unless the operator named the host, or a host that the operator does not list. Where a name leads is looked at with every delivery.
 */
export function acceptedUrl(text: string, { trustedHosts, egressPolicy }: Rules): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused("Write a web address that begins with https://.");
  if (url.username || url.password) throw refused("An address with a password in it is not taken.");
  url.hash = "";
  if (egressPolicy.hosts && !isListed(url, egressPolicy.hosts))
    throw refused("This server may not call this host. Whoever runs it names the hosts that it calls (EGRESS_HOSTS).");
  const isOpen = url.protocol === "http:" && !isLoopback(url.hostname) && !mayBeOpen(url, egressPolicy);
  if (trustedHosts.includes(url.host) && !isOpen) return url.href;
  if (url.protocol !== "https:") throw refused("Only addresses that begin with https:// are called.");
  const hostname = url.hostname.replaceAll(/^\[|\]$/g, "");
  if (isIP(hostname) !== 0 && !isPublicAddress(hostname))
    throw refused("This address is in a private network, which is not called.");
  return url.href;
}

const refused = (sentence: string) => new Failure("invalid", sentence, { form: { url: sentence } });
