import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether a host is this machine alone; IPv6 with or without its brackets. */
export function isLoopback(host: string): boolean {
  const name = host.replaceAll(/^\[|\]$/g, "");
  return name === "localhost" || (isIP(name) !== 0 && ipaddr.parse(name).range() === "loopback");
}
