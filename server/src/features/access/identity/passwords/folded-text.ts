/** Small letters and digits alone, without accents. */
export const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const masks: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" };
/** With the letters that digits and signs stand for. */
export const unmasked = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => masks[sign] ?? sign);
