/** A sender or a recipient; the name may be empty and hold any letters. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Reads `seedbed@example.com`, `Seedbed <seedbed@example.com>` or the same with the name in quotes; null for anything else. */
export function readMailAddress(text: string): MailAddress | null {
  const [, quoted, plain, inBrackets, bare] =
    /^(?:(?:"((?:[^"\\]|\\.)*)"|([^<>"]*?))\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u.exec(text.trim()) ?? [];
  const address = inBrackets ?? bare;
  if (!address || /\p{Cc}/u.test(text)) return null;
  return { name: (quoted?.replaceAll(/\\(.)/g, "$1") ?? plain ?? "").trim(), address };
}

/** What stands behind the @. */
export const hostOf = ({ address }: MailAddress) => address.slice(address.lastIndexOf("@") + 1);
