/** How the kinds of images begin that every browser shows and that hold no script. */
const signatures = [
  { type: "image/png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", begins: [0xff, 0xd8, 0xff] },
  { type: "image/gif", begins: [0x47, 0x49, 0x46, 0x38] },
  { type: "image/x-icon", begins: [0x00, 0x00, 0x01, 0x00] },
] as const;

/** The media type of an image by its first bytes, whatever its sender calls it; null for anything else, SVG included. */
export function imageType(bytes: Buffer): string | null {
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "image/webp";
  return signatures.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))?.type ?? null;
}
