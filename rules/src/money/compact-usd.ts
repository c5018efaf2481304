import { compactUsdWith, usdWith } from "./english-figures.ts";

/**
 * US dollars as en-US compact currency: two decimals with K, M, B or T from a thousand up ("$1.59B"), plain dollars below
 * ("$950", "$4.50"). An amount that is not finite is shown as $0.
 */
export function compactUsd(amount: number): string {
  return dollars(amount, 2);
}

/** US dollars as they stand inside a market circle: like `compactUsd`, with one decimal ("$1.6B"). */
export function marketCircleUsd(amount: number): string {
  return dollars(amount, 1);
}

function dollars(amount: number, decimals: number): string {
  const toTheCent = Number.isFinite(amount) ? Math.round(amount * 100) / 100 : 0;
  if (Math.abs(toTheCent) >= 1000) return compactUsdWith(toTheCent, decimals);
  // Adding 0 turns -0 into 0.
  return usdWith(toTheCent + 0, Number.isInteger(toTheCent) ? 0 : 2);
}
