import { domainToASCII } from "node:url";
import { parse } from "tldts";

/**
 * The host name in the form it is looked up by: small letters, other alphabets in their ASCII form. Null for what is no name below a
 * public suffix (https://publicsuffix.org, the ICANN part): network addresses, names of an own network, single words.
 */
export function publicHost(text: string): string | null {
  if (!/^[\p{L}\p{N}.-]{1,253}$/u.test(text)) return null;
  const host = domainToASCII(text).replace(/\.$/, "");
  const parsed = parse(host);
  return parsed.hostname === host && parsed.isIcann && parsed.domain && !parsed.isIp ? host : null;
}
