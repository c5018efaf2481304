import { EgressFailure } from "./egress-failure.ts";
import { isListed } from "./egress-policy.ts";

/**
 * Has every `fetch` of this process refuse hosts that stand on no list, before a name is looked up: also those of packages, and of addresses that another
 * service named. Where a call would follow a redirect by itself, it fails instead. Gives what undoes it.
 */
export function guardFetch(hosts: readonly string[]): () => void {
  const unguarded = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!isListed(url, hosts)) throw new EgressFailure("host", `${url.host} is not named in EGRESS_HOSTS`);
    const redirect = init?.redirect ?? (input instanceof Request ? input.redirect : "follow");
    return unguarded(input, { ...init, redirect: redirect === "follow" ? "error" : redirect });
  };
  return () => {
    globalThis.fetch = unguarded;
  };
}
