/**
 * Both ends of an income in thousands of US dollars, "$58K-$82K"; one label when they are the same. An end is "$58K" below 1000,
 * from there in millions with at most one decimal ("$1.2M", "$1M"); less than zero, or not finite, it is $0K.
 */
export function incomeRangeLabel(lower: number, upper: number): string {
  const [from, to] = [incomeLabel(lower), incomeLabel(upper)];
  return from === to ? from : `${from}-${to}`;
}

/** Whether anything is known of an income with this upper end: both ends of an unknown one are zero. */
export const isIncomeKnown = (upper: number): boolean => upper > 0;

/** One end of an income in thousands of US dollars. */
export function incomeLabel(thousands: number): string {
  const known = Number.isFinite(thousands) ? Math.max(0, thousands) : 0;
  const rounded = oneDecimal(known);
  return rounded < 1000 ? `$${rounded}K` : `$${oneDecimal(known / 1000)}M`;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
