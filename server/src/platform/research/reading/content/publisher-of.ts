import { getDomain } from "tldts";

/** The registrable domain of an address, its host where it has none; "" for what was not read at an address. */
export function publisherOf(url: string): string {
  if (url === "") return "";
  return getDomain(url, { allowPrivateDomains: true }) ?? URL.parse(url)?.hostname ?? "";
}
