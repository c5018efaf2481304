import { createHash } from "node:crypto";

/** The uuid (version 8, RFC 9562) of a copy: the same for the same words of the same page in the same company. */
export function copyUuid({ accountId, address, hash }: { accountId: string; address: string; hash: string }): string {
  const bytes = createHash("sha256")
    .update(JSON.stringify(["kept-page", accountId, address, hash]))
    .digest()
    .subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
