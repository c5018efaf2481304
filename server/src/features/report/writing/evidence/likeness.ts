const segmenter = new Intl.Segmenter("und", { granularity: "word" });

const wordsOf = (text: string) =>
  new Set(
    [...segmenter.segment(text.toLowerCase().normalize("NFKC"))]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment),
  );

/** How much of their words two sentences share, from 0 to 1: Dice's coefficient. */
export function likeness(sentence: string, other: string): number {
  return sharedBy(wordsOf(sentence), wordsOf(other));
}

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size);
}
