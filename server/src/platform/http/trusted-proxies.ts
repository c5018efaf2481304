import { isIP } from "node:net";

/** The networks of this machine alone. */
export const ownMachine = ["127.0.0.0/8", "::1"];

/** "10.0.0.5", "192.168.7.0/24" or their likes of IPv6. A network of everybody is none. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
