import { isListed } from "../platform/egress/egress-policy.ts";
import { calledAddresses } from "./called-addresses.ts";
import type { Config } from "./configuration.ts";

/** What is wrong with a configuration that has the server call a host which its own list does not name, as a sentence; undefined for nothing. */
export function unlistedAddress(config: Config): string | undefined {
  const { hosts } = config.egress;
  const unlisted = hosts && calledAddresses(config).find(({ url }) => !isListed(url, hosts));
  return unlisted
    ? `${unlisted.variable} has the server call ${unlisted.url.host}, which EGRESS_HOSTS does not name: add it there.`
    : undefined;
}
