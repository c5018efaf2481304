const trackingParameters = /^(?:utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|igshid)$/i;

/**
 * The address by which a page is known, however it was linked to: without fragment, without the parameters that only tell where a reader came from,
 * host in small letters, no port that goes without saying. Null for what is no address of the web.
 */
export function canonicalAddress(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  url.hash = "";
  // Read and written anew, other parameters would change their form, and some servers tell the forms apart.
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !trackingParameters.test(pair.split("=", 1)[0] ?? ""));
  url.search = kept.join("&");
  url.hostname = url.hostname.replace(/\.$/, "");
  return url.href;
}
