// Longer ones are the rest of a compound as well: the "reinigung" in "Büroreinigung".
const compoundFrom = 6;

/** Small letters without accents; the signs of Japanese stay whole. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss");
}

interface TextWords {
  /** With a blank before each word and one at the end. */
  line: string;
  /** As it is, for scripts that part no words. */
  whole: string;
}

export function wordsOf(text: string): TextWords {
  const whole = plain(text);
  return { whole, line: ` ${(whole.match(/\p{L}+/gu) ?? []).join(" ")} ` };
}

/** How many of the stems stand in a text. */
export function countMatches({ line, whole }: TextWords, stems: readonly string[]): number {
  return stems.filter((stem) => {
    if (!/[a-z]/.test(stem)) return whole.includes(stem);
    if (stem.endsWith("=")) return line.includes(` ${stem.slice(0, -1)} `);
    return line.includes(` ${stem}`) || (stem.length >= compoundFrom && !stem.includes(" ") && line.includes(stem));
  }).length;
}
