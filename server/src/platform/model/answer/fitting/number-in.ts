const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const pattern =
  /^(?:about|around|approx(?:imately)?\.?|ca\.?|roughly|~|≈)?\s*(?:US)?[$€£]?\s*(?<number>[-−]?\d+(?:[, \u00a0\u202f]\d{3})*(?:[.,]\d+)?)\s*(?<multiplier>thousand|million|billion|mn|bn|[kmb])?\b\s*(?:%|percent|per cent|\/\s*\d+|(?:out )?of \d+|[$€£]|USD|EUR|[\p{L} ]*)?\.?$/iu;

/** The number that a text means: "7/10" is 7, "60 %" is 60, "$1.2M" is 1,200,000. Undefined when it holds none or several. */
export function numberIn(text: string): number | undefined {
  const { number, multiplier } = pattern.exec(text.trim())?.groups ?? {};
  if (number === undefined) return undefined;
  const value = Number(plainNumber(number));
  return Number.isFinite(value) ? value * (multiplier ? (multipliers[multiplier.toLowerCase()] ?? 1) : 1) : undefined;
}

/** Digits with a point: a comma before three digits and spaces part thousands, another comma is a point. */
function plainNumber(number: string): string {
  const joined = number.replace("−", "-").replace(/[ \u00a0\u202f]/gu, "");
  return joined.replace(/,(?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
}
