/** "month" is said as "per month"; "a floor", "per floor" and "/ floor" say it already. */
export const perWhat = (unit: string): string =>
  /^(?:\/|(?:per|a|an|each|every|for|by)\b)/i.test(unit) ? unit : `per ${unit}`;
