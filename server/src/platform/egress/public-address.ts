import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Whether a network address is one of the public internet: not private, loopback, link-local, of a carrier's or a provider's own network,
 * multicast, reserved, nor an IPv6 address that stands for an IPv4 one. False for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.parse(address).range() === "unicast";
}
