/** The letters of a text in their plain form, each with its place in the text. */
function plainLetters(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  for (const [index, letter] of [...text.matchAll(/[\p{L}\p{N}]/gu)].map((match) => [match.index, match[0]] as const)) {
    const plain = letter.toLowerCase();
    letters += plain;
    for (let at = 0; at < plain.length; at += 1) places.push(index);
  }
  return { letters, places };
}

/** Where a quote stands in a text, whatever its capitals, spaces and stops; null where it does not. */
export function findQuote(quote: string, text: string): { start: number; end: number } | null {
  const wanted = plainLetters(quote).letters;
  const { letters, places } = plainLetters(text);
  if (quote.trim().split(/\s+/u).length < 3 && wanted.length < 12) return null;
  const at = letters.indexOf(wanted);
  const start = places[at];
  const last = places[at + wanted.length - 1];
  return at < 0 || start === undefined || last === undefined ? null : { start, end: last + 1 };
}
