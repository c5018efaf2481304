import { passageSize } from "./passage-size.ts";

/** Of a text: `text.slice(start, end)`. */
export interface Passage {
  start: number;
  end: number;
}

/** With how many words it has. */
interface Piece extends Passage {
  size: number;
}

const sizeMin = 60;
const sizeMax = 120;

/**
 * The passages of a text whose paragraphs have an empty line between: 60 to 120 words each (120 to 240 letters where there are no spaces), in their order,
 * covering all of it. Cut at the ends of sentences; a paragraph that is too short is joined with the next, and a heading goes with what follows. A sentence
 * that is too long is cut within; a short last passage, and one between long sentences, stays short.
 */
export function passagesOf(text: string): Passage[] {
  const passages: Piece[] = [];
  const close = (paragraphs: readonly Piece[]) => {
    passages.push(...balanced(paragraphs.flatMap((paragraph) => sentencesOf(text, paragraph))));
  };
  let waiting: Piece[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const size = sizeOf(waiting);
    if (size >= sizeMin || (size >= sizeMin / 2 && size + paragraph.size > sizeMax)) {
      const headings = headingsAtEnd(text, waiting);
      close(waiting.slice(0, waiting.length - headings));
      waiting = waiting.slice(waiting.length - headings);
    }
    waiting.push(paragraph);
  }
  const last = passages.at(-1);
  const rest = sizeOf(waiting);
  if (last && rest < sizeMin && last.size + rest <= sizeMax) last.end = waiting.at(-1)?.end ?? last.end;
  else close(waiting);
  return passages.map(({ start, end }) => ({ start, end }));
}

const sizeOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { size }) => sum + size, 0);

function paragraphsOf(text: string): Piece[] {
  const paragraphs: Piece[] = [];
  for (const { index, 0: found } of text.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/g)) {
    paragraphs.push(pieceOf(text, index, index + found.trimEnd().length));
  }
  return paragraphs;
}

const pieceOf = (text: string, start: number, end: number): Piece => ({
  start,
  end,
  size: passageSize(text.slice(start, end)),
});

const headingsMax = 2;

/** How many paragraphs at the end are headings; a whole row of such is a list, and has none. */
function headingsAtEnd(text: string, paragraphs: readonly Piece[]): number {
  const isHeading = ({ start, end, size }: Piece) =>
    size <= 12 && !/[.!?。！？…;,]["'”’)\]]*$/u.test(text.slice(start, end));
  const headings = paragraphs.length - 1 - paragraphs.findLastIndex((paragraph) => !isHeading(paragraph));
  return headings <= headingsMax ? headings : 0;
}

/** Sentences in as many passages as are needed, of about the same size. */
function balanced(sentences: readonly Piece[]): Piece[] {
  const size = sizeOf(sentences);
  const wanted = size / Math.max(1, Math.ceil(size / sizeMax));
  const passages: Piece[] = [];
  for (const sentence of sentences) {
    const current = passages.at(-1);
    const together = (current?.size ?? 0) + sentence.size;
    const isWanted = current && (current.size < sizeMin || together - sentence.size / 2 <= wanted);
    if (current && isWanted && together <= sizeMax) {
      current.end = sentence.end;
      current.size = together;
    } else passages.push({ ...sentence });
  }
  return passages;
}

const segmenter = new Intl.Segmenter("und", { granularity: "sentence" });

function sentencesOf(text: string, paragraph: Piece): Piece[] {
  if (paragraph.size <= sizeMin / 2) return [paragraph];
  const sentences: Piece[] = [];
  for (const { index, segment } of segmenter.segment(text.slice(paragraph.start, paragraph.end))) {
    const start = paragraph.start + index + segment.search(/\S|$/);
    const end = paragraph.start + index + segment.trimEnd().length;
    if (end > start) sentences.push(...cutDown(text, pieceOf(text, start, end)));
  }
  return sentences;
}

/** A sentence in parts of at most 120 words: cut at a space, or after a letter where there is none. */
function cutDown(text: string, sentence: Piece): Piece[] {
  if (sentence.size <= sizeMax) return [sentence];
  const middle = sentence.start + Math.floor((sentence.end - sentence.start) / 2);
  const at = cutNear(text, sentence, middle);
  const [first, second] = [trimmed(text, sentence.start, at), trimmed(text, at, sentence.end)];
  return [...cutDown(text, first), ...cutDown(text, second)];
}

function cutNear(text: string, { start, end }: Piece, middle: number): number {
  const space = text.slice(middle, end).search(/\s/);
  if (space >= 0 && middle + space < end - 1) return middle + space;
  const before = text.slice(start, middle).search(/\s\S*$/);
  if (before > 0) return start + before;
  // Between two halves of a sign is no place to cut.
  return /[\udc00-\udfff]/.test(text.charAt(middle)) ? middle + 1 : middle;
}

function trimmed(text: string, start: number, end: number): Piece {
  const part = text.slice(start, end);
  return pieceOf(text, start + part.search(/\S|$/), start + part.trimEnd().length);
}
