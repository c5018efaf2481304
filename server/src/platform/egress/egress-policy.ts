/** What the operator says of calls to the outside. */
export interface EgressPolicy {
  /** The only hosts that may be called, as `isListed` reads them; absent: any. */
  hosts?: readonly string[] | undefined;
  /** Hosts beside this machine that may be called without TLS, with their port where it is not the usual one or does not matter. */
  unencrypted?: readonly string[] | undefined;
}

/** Whether the host of an address stands on a list: `api.example`, `10.0.0.5:8080` with its port where that is not the usual one, or `*.example` for all below it. */
export function isListed(url: URL, hosts: readonly string[]): boolean {
  return hosts.some((entry) => (entry.startsWith("*.") ? url.host.endsWith(entry.slice(1)) : url.host === entry));
}

/** Whether a host may be called without TLS: `host` as it stands in an address, with its port. */
export function mayBeOpen({ host, hostname }: Pick<URL, "host" | "hostname">, { unencrypted = [] }: EgressPolicy) {
  return unencrypted.includes(host) || unencrypted.includes(hostname);
}
