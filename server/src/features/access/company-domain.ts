import { parse } from "tldts";

/**
 * The host name in what a person typed as the company's address: a leading http(s):// and anything after the name are dropped, letters
 * made small. Null when it is no domain below a public suffix (https://publicsuffix.org, the ICANN part, as shipped with tldts).
 */
export function companyDomain(text: string): string | null {
  const name = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/\.$/, "")
    .toLowerCase();
  if (!/^[\p{L}\p{N}.-]+$/u.test(name)) return null;
  const parsed = parse(name);
  return parsed.hostname === name && parsed.isIcann && parsed.domain && !parsed.isIp ? name : null;
}
