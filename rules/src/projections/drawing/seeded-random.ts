/** Gives one number after the other, each above 0 and below 1. */
export type Random = () => number;

/** The same seed gives the same numbers everywhere: sfc32 of C. Doty-Humphrey (PractRand), whose state follows from the seed. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const spread = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  let [a, b, c, counter] = [spread(), spread(), spread(), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warming = 0; warming < 12; warming++) next();
  // Half a step up: never 0, where a quantile would be infinite.
  return () => (next() + 0.5) / 0x1_0000_0000;
}
