import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const nonceLength = 12;
const tagLength = 16;

/** A secret nobody can guess: 43 characters that may stand in an address. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** Where a row for the secret is found; the secret cannot be told from it. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** `content` as JSON, encrypted so that only who has the secret can read it, and as the same `kind` only. */
export function seal(kind: string, secret: string, content: unknown): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(kind, secret), nonce);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** What was sealed. Throws for another secret, another kind and anything that was changed. */
export function open(kind: string, secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(kind, secret), bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const content = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
  return JSON.parse(content.toString("utf8"));
}

const keyOf = (kind: string, secret: string) => Buffer.from(hkdfSync("sha256", secret, "", `seedbed ${kind}`, 32));
