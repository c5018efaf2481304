/*
 * Figures as `Intl.NumberFormat("en-US")` writes them. Made here, because what a page shows first needs them, and a browser takes 5 to 20 ms of its page's thread for
 * the first formatter that it makes, of whatever kind.
 */

/**
 * A number with so many decimals, thousands set apart by commas: "1,234.50". What lies between two is rounded by the number's shortest decimal form, a half away
 * from zero. `shift`: a power of ten that it is divided by before. Without a sign; not for what is not finite.
 */
function fixed(value: number, decimals: number, shift = 0): string {
  const [mantissa = "0", exponent = "0"] = Math.abs(value).toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const kept = Number(exponent) + 1 - shift + decimals;
  let whole = BigInt(kept > 0 ? digits.slice(0, kept).padEnd(kept, "0") : "0");
  if (kept >= 0 && (digits[kept] ?? "0") >= "5") whole += 1n;
  const text = String(whole).padStart(decimals + 1, "0");
  const point = text.length - decimals;
  return grouped(text.slice(0, point)) + (decimals > 0 ? `.${text.slice(point)}` : "");
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** A number with so many decimals at most, those at its end that are 0 left out: "1,234.5", "-3". Not for what is not finite. */
export function figureWith(value: number, mostDecimals: number): string {
  const figure = fixed(value, mostDecimals);
  return (
    (value < 0 || Object.is(value, -0) ? "-" : "") + (figure.includes(".") ? figure.replace(/\.?0+$/, "") : figure)
  );
}

/** US dollars with so many decimals: "$1,234.50", "-$3". Not for what is not finite. */
export function usdWith(amount: number, decimals: number): string {
  return `${amount < 0 ? "-" : ""}$${fixed(amount, decimals)}`;
}

const units = [
  ["K", 3],
  ["M", 6],
  ["B", 9],
  ["T", 12],
] as const;

/** US dollars from a thousand up in thousands, millions, billions or trillions, with so many decimals: "$1.59B". Not for what is not finite. */
export function compactUsdWith(amount: number, decimals: number): string {
  for (const [unit, shift] of units) {
    const figure = fixed(amount, decimals, shift);
    // What is rounded up to a thousand of one is one of the next; of the last, thousands are told without a comma, as there is none below ten of them.
    if (!figure.includes(",")) return told(amount, figure, unit);
    if (unit === "T") return told(amount, figure.replace(/^(\d),/, "$1"), unit);
  }
  return usdWith(amount, decimals);
}

const told = (amount: number, figure: string, unit: string) => `${amount < 0 ? "-" : ""}$${figure}${unit}`;
