import { createHash } from "node:crypto";

/** The uuid that belongs to a name: the same name has the same one, whoever asks. */
export function derivedUuid(...name: (string | number)[]): string {
  const hash = createHash("sha256").update(JSON.stringify(name)).digest("hex");
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
