const hostname = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
// Whoever has a page there is not whom the domain belongs to.
const pagesOfMany =
  /^(?:[a-z]+\.)?(?:linkedin|facebook|instagram|twitter|x|youtube|tiktok|crunchbase|wikipedia|github)\.(?:com|org)$/u;
const doubt =
  /\b(?:unsure|not sure|uncertain|unverified|unknown|maybe|perhaps|possibly|probably|likely|assumed|guess)\b|\?/iu;

/** The domain a text names, such as "example.com" in "https://www.example.com/path"; undefined for none, and one that is in doubt. */
export function plainDomain(text: string): string | undefined {
  const [first = "", ...remark] = text.trim().split(/[\s,;(]+/u);
  if (first.endsWith("?") || doubt.test(remark.join(" "))) return undefined;
  const [host = "", ...path] = first.replace(/^[a-z]+:\/\//iu, "").split(/[/?#:]/u);
  const name = host
    .toLowerCase()
    .replace(/^www\./u, "")
    .replace(/\.$/u, "");
  const isPageOfMany = pagesOfMany.test(name) && path.some((step) => step !== "");
  return hostname.test(name) && !isPageOfMany ? name : undefined;
}
