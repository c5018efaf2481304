import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { EgressFailure } from "./egress-failure.ts";
import { isPublicAddress } from "./public-address.ts";

/** All network addresses of a host name; empty or thrown when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, order: "verbatim" })).map(({ address }) => address);

/**
 * The addresses to connect to for this URL, looked up once. Throws `EgressFailure` when one of them is not public, because who owns the
 * name could have us call inside our own network; `anyAddress` leaves that check out.
 */
export async function checkedAddresses(url: URL, resolve: Resolve, anyAddress: boolean): Promise<string[]> {
  const hostname = url.hostname.replaceAll(/^\[|\]$/g, "");
  const addresses = isIP(hostname) ? [hostname] : await resolved(hostname, resolve);
  if (!anyAddress && !addresses.every(isPublicAddress))
    throw new EgressFailure("address", `${hostname} is not on the public internet`);
  return addresses;
}

async function resolved(hostname: string, resolve: Resolve): Promise<string[]> {
  const addresses = await resolve(hostname).catch((error: unknown) => {
    throw new EgressFailure("unreachable", `${hostname} has no address`, { cause: error });
  });
  if (addresses.length === 0) throw new EgressFailure("unreachable", `${hostname} has no address`);
  return addresses;
}
