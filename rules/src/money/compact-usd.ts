/**
 * US dollars as en-US compact currency: two decimals with K, M, B or T from a thousand up ("$1.59B"), plain dollars below
 * ("$950", "$4.50"). An amount that is not finite is shown as $0.
 */
export function compactUsd(amount: number): string {
  return dollars(amount, compactFormat(2));
}

/** US dollars as they stand inside a market circle: like `compactUsd`, with one decimal ("$1.6B"). */
export function marketCircleUsd(amount: number): string {
  return dollars(amount, compactFormat(1));
}

function dollars(amount: number, compact: Intl.NumberFormat): string {
  const toTheCent = Number.isFinite(amount) ? Math.round(amount * 100) / 100 : 0;
  if (Math.abs(toTheCent) >= 1000) return compact.format(toTheCent);
  const decimals = Number.isInteger(toTheCent) ? 0 : 2;
  // Adding 0 turns -0 into 0.
  return usd({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(toTheCent + 0);
}

function compactFormat(decimals: number): Intl.NumberFormat {
  return usd({ notation: "compact", minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function usd(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", ...options });
}
