/** A part of a text; `isQuoted` for those that are marked. */
interface TextPart {
  text: string;
  isQuoted: boolean;
}

/** A text in parts, in which every place of these quotes, letter by letter, is marked; those that overlap are one. */
export function markedText(text: string, quotes: readonly string[]): TextPart[] {
  const spans = quotes.flatMap((quote) => placesOf(text, quote)).toSorted((one, other) => one.start - other.start);
  const parts: TextPart[] = [];
  let end = 0;
  for (const span of spans) {
    const begin = Math.max(span.start, end);
    if (span.end <= begin) continue;
    const last = parts.at(-1);
    if (begin > end) parts.push({ text: text.slice(end, begin), isQuoted: false });
    if (begin === end && last?.isQuoted) last.text += text.slice(begin, span.end);
    else parts.push({ text: text.slice(begin, span.end), isQuoted: true });
    end = span.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isQuoted: false });
  return parts;
}

function placesOf(text: string, quote: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  if (!quote) return places;
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + quote.length))
    places.push({ start, end: start + quote.length });
  return places;
}
