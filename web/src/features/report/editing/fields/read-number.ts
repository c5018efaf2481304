/**
 * The number that a person wrote: "1,250,000.5", "1 250 000", "0,4" and "12 %" are numbers. Null for nothing, NaN for what is none. A point
 * is a decimal point; commas stand between thousands where they can, and are a decimal comma elsewhere.
 */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s'’_$€£%]/g, "");
  if (plain === "") return null;
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}
