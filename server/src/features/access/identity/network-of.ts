import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The network an address belongs to: an IPv4 address itself, the /64 of an IPv6 one; null for what is no address. */
export function networkOf(address: string): string | null {
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
