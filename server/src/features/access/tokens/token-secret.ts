import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { tokenPrefix } from "@seedbed/contract/access/token-scopes";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLength = 36;
const checksumLength = 6;
const form = new RegExp(`^${tokenPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** A new token: `sb_`, 36 random letters and digits (214 bits), and their checksum. */
export function newToken(): string {
  const random = Array.from({ length: randomLength }, () => letters[randomInt(letters.length)]).join("");
  return tokenPrefix + random + checksumOf(random);
}

/** What is kept of a token (SHA-256, hex); null for a text that cannot be one, which nobody needs to look for. */
export function tokenHash(token: string): string | null {
  const [, random = "", checksum] = form.exec(token) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum
    ? createHash("sha256").update(token).digest("hex")
    : null;
}

/** CRC-32 in letters and digits: who scans for secrets tells a token from what only looks like one, without asking anybody. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = "";
  while (text.length < checksumLength) {
    text = letters[rest % letters.length] + text;
    rest = Math.floor(rest / letters.length);
  }
  return text;
}
