const money = /^(?:usd|us[ -]?dollars?|dollars?|us\$|\$)(?![\p{L}\p{N}])/iu;
const percent = /^(?:%|percent(?:age)?|per cent)(?![\p{L}\p{N}])/iu;
const multiple = /(?:\b|\$)(?:k|m|mn|b|bn|thousands?|millions?|billions?|trillions?)\b/iu;
const otherMoney = /^(?:[€£¥]|(?:eur|euros?|gbp|pounds sterling|chf|jpy|yen)(?![\p{L}\p{N}]))/iu;
const anyMoney = /\b(?:usd|dollars?)\b|\$/iu;

/** Whether a unit counts money in thousands, millions or more: its scalar would be too small for "$". */
export const isScaledMoney = (unit: string): boolean => anyMoney.test(unit) && multiple.test(unit);

/** Whether a unit is money of another kind: what it would be in dollars is not known here. */
export const isOtherMoney = (unit: string): boolean => otherMoney.test(unit);

/** "$" for a unit of US dollars and "%" for one of percent, whatever stands behind it; others stay. */
export function plainUnit(unit: string): string {
  if (isScaledMoney(unit)) return unit;
  if (money.test(unit)) return "$";
  return percent.test(unit) ? "%" : unit;
}
