/** Longest part of a name in characters; file systems take 255 bytes in all, of which a letter of Japanese is three. */
const partMax = 36;

/**
 * {account}-{title}-{yyyymmdd}.pdf, lowercased, every run of other characters than letters and digits one hyphen. The day is that of UTC.
 */
export const snapshotFileName = ({ account, title, at }: { account: string; title: string; at: Date }): string =>
  fileName([account, title], { at, extension: "pdf" });

/** {part}-{part}-{yyyymmdd}.{extension}, each part written like those of a snapshot's name. */
export function fileName(parts: readonly string[], { at, extension }: { at: Date; extension: string }): string {
  const day = at.toISOString().slice(0, 10).replaceAll("-", "");
  return `${parts.flatMap(namePart).concat(day).join("-")}.${extension}`;
}

// Nothing is left of a name without letters, and no hyphen either.
function namePart(text: string): string[] {
  const part = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const cut = Array.from(part.replaceAll(/^-|-$/g, "")).slice(0, partMax).join("").replace(/-$/, "");
  return cut === "" ? [] : [cut];
}
