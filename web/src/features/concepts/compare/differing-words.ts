export interface WordRun {
  text: string;
  /** True for words that the other text does not have. */
  own: boolean;
}

const words = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string) => (text.match(words) ?? []).map((word) => word.toLowerCase());

/** A text in runs of words that another text has, whatever their place and capitals, and words it does not have. */
export function differingWords(text: string, other: string): WordRun[] {
  const known = new Set(wordsOf(other));
  const runs: WordRun[] = [];
  const add = (piece: string, own: boolean) => {
    const last = runs.at(-1);
    if (last?.own === own) last.text += piece;
    else if (piece !== "") runs.push({ text: piece, own });
  };
  let end = 0;
  for (const match of text.matchAll(words)) {
    const gap = text.slice(end, match.index);
    const own = !known.has(match[0].toLowerCase());
    // What stands between two words belongs to them only when both are marked.
    add(gap, own && runs.at(-1)?.own === true);
    add(match[0], own);
    end = match.index + match[0].length;
  }
  add(text.slice(end), false);
  return runs;
}

/** 0 to 1: how much of what two texts say is the same, by their words. */
export function shareOfCommonWords(one: string, other: string): number {
  const left = new Set(wordsOf(one));
  const right = new Set(wordsOf(other));
  const common = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}
