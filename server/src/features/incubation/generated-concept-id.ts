import { createHash } from "node:crypto";

/**
 * The uuid of the n-th concept (from 0) of a generation. The same on every execution, so that streamed texts, a resumed
 * workflow and the stored row speak of the same concept. In the form of a name-based uuid (version 5), from SHA-256.
 */
export function generatedConceptId(generationId: string, index: number): string {
  const bytes = createHash("sha256").update(`${generationId}/${index}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
