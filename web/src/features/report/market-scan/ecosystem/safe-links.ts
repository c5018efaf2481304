const hostName = /^(?=.{3,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*$/u;
// Nothing that a mail program would read as more than one address: no query, no list, no quotation.
const mailAddress = /^[\p{L}\p{N}.!#$'*+/=^_`{|}~-]+@[\p{L}\p{N}.-]+\.[\p{L}]{2,}$/u;

/** The host name in a text such as "Acme.com" or "https://acme.com/about"; null for what is none. */
export function hostOf(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[/?#].*$/s, "");
  return hostName.test(host) ? host : null;
}

/** Where a profile leads: only pages on the web. One typed without a scheme is taken for a page; null for anything else. */
export function profileHref(text: string): string | null {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address) || /\s/.test(typed)) return null;
  const { hostname, username, password, href } = new URL(address);
  // A name before the host hides where a link leads.
  return hostOf(hostname) && !username && !password ? href : null;
}

/** A mail link to one address; null for what is no plain address. */
export function mailHref(text: string): string | null {
  const address = text.trim();
  return mailAddress.test(address) ? `mailto:${encodeURIComponent(address).replace("%40", "@")}` : null;
}
