/** Shorter words stand within too many others by chance. */
const lengthMin = 5;
const beginningShare = 0.7;

/**
 * How near two words are by their letters, from 0 to 1: a part of a compound ("Wartung", "Wartungsvertrag"), or of another form ("reduce", "reduction").
 */
export function wordNearness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < lengthMin) return 0;
  // Of a long compound a short part says less.
  if (long.includes(short)) return short.length >= long.length * 0.4 ? 0.6 : 0.4;
  return sameBeginning(short, long) >= Math.max(lengthMin, short.length * beginningShare) ? 0.5 : 0;
}

function sameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
