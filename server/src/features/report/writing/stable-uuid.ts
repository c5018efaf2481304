import { createHash } from "node:crypto";

/** A uuid (version 8, RFC 9562) that is the same for the same parts, so that repeating a step writes the same rows. */
export function stableUuid(...parts: (string | number)[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(18, 20)}-${hash.slice(20, 32)}`;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be a uuid at all; one that cannot names nothing. */
export const isUuid = (text: string) => uuidPattern.test(text);
