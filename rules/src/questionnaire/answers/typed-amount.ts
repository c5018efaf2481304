/** An amount as somebody types it, in plain digits: "120,000", "120.000", "120 000" and "120’000" are 120000, "12,5" is 12.5. */
export function typedAmount(typed: string): string {
  const digits = typed.normalize("NFKC").replace(/[^\d.,]/gu, "");
  if (/^\d+(?:[.,]\d{3})+$/u.test(digits)) return digits.replace(/[.,]/gu, "");
  const [whole = "", ...parts] = digits.replaceAll(",", ".").split(".");
  if (parts.length === 0) return whole;
  return `${whole === "" ? "0" : whole}.${parts.join("").slice(0, 2)}`;
}
