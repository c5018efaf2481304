/** The plural of an English noun or noun phrase by its spelling: "floor" gives "floors", "delivery" gives "deliveries". */
export function pluralOf(noun: string): string {
  if (/(?:people|staff|men|children)$/u.test(noun) || /[^s]s$/u.test(noun)) return noun;
  if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, "ies");
  return /(?:s|x|z|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}
