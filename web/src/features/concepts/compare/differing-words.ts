export interface WordRun {
  text: string;
  /** True for words that the other text does not have. */
  own: boolean;
}

/** A text in runs of words that another text has, whatever their place and capitals, and words it does not have. */
export function differingWords(text: string, other: string): WordRun[] {
  const known = new Set((other.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase()));
  const runs: WordRun[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const isWord = /[\p{L}\p{N}]/u.test(piece);
    const last = runs.at(-1);
    const own = isWord ? !known.has(piece.toLowerCase()) : (last?.own ?? false);
    if (last && last.own === own) last.text += piece;
    else runs.push({ text: piece, own });
  }
  return runs;
}
