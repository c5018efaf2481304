/** Some words on a page, as the PDF draws them. */
export interface PdfPiece {
  text: string;
  endsLine: boolean;
  height: number;
  /** From the bottom of the page. */
  y: number;
}

interface Line {
  text: string;
  height: number;
  y: number;
}

/** Lines further from each other than so many times their height belong to two paragraphs. */
const widestGap = 1.75;
/** Letters of another size begin something new. */
const largestChange = 1.15;
/** A line that stands at the edge of so many of the pages is their header or footer. */
const repeatedShare = 0.5;
const fewestPages = 3;
/** A page with fewer lines has no edges: they are what it says. */
const fewestLines = 4;
const pageNumber = /^\s*[-–]?\s*\d{1,4}\s*[-–]?\s*$/;

/** The words of all pages as paragraphs: lines joined, divided words too, without what stands at the edges of every page. */
export function paragraphsOfPages(pages: readonly (readonly PdfPiece[])[]): string[] {
  const lines = withoutEdges(pages.map(linesOf));
  return joinedOverPages(lines.map(paragraphsOf)).map(({ text }) => text);
}

function linesOf(pieces: readonly PdfPiece[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const { text, endsLine, height, y } of pieces) {
    if (line && text.trim() !== "" && Math.abs(line.y - y) > Math.max(line.height, height) * 0.6) line = undefined;
    if (!line) {
      if (text.trim() === "" && !endsLine) continue;
      line = { text: "", height, y };
      lines.push(line);
    }
    line.text += text;
    line.height = Math.max(line.height, height);
    if (endsLine) line = undefined;
  }
  return lines.filter(({ text }) => text.trim() !== "");
}

/** The same words at the top or the bottom of many pages, whatever number stands among them. */
function withoutEdges(pages: readonly Line[][]): Line[][] {
  const edge = ({ text }: Line) => text.replaceAll(/\d+/g, "#").trim();
  const edgesOf = (lines: readonly Line[]) => new Set([...lines.slice(0, 2), ...lines.slice(-2)].map(edge));
  const counts = new Map<string, number>();
  for (const lines of pages) for (const text of edgesOf(lines)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isEdge = (line: Line) =>
    pageNumber.test(line.text) ||
    (pages.length >= fewestPages && (counts.get(edge(line)) ?? 0) > pages.length * repeatedShare);
  return pages.map((lines) =>
    lines.length < fewestLines ? lines : lines.filter((line, at) => (at > 1 && at < lines.length - 2) || !isEdge(line)),
  );
}

interface Paragraph {
  text: string;
  height: number;
}

function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    if (paragraph && last && belongTogether(last, line)) paragraph.text = joined(paragraph.text, line.text);
    else paragraphs.push({ text: line.text.trim(), height: line.height });
    last = line;
  }
  return paragraphs;
}

function belongTogether(last: Line, line: Line): boolean {
  const larger = Math.max(last.height, line.height);
  const smaller = Math.min(last.height, line.height);
  if (smaller > 0 && larger / smaller > largestChange) return false;
  // In a new column the text goes on further up.
  const gap = last.y - line.y;
  return gap < 0 || gap <= larger * widestGap || larger === 0;
}

/** A paragraph that ends without a full stop goes on at the top of the next page. */
function joinedOverPages(pages: readonly Paragraph[][]): Paragraph[] {
  const all: Paragraph[] = [];
  for (const [first, ...others] of pages) {
    const last = all.at(-1);
    if (last && first && !/[.!?:。！？"”»)]$/u.test(last.text) && /^\p{Ll}/u.test(first.text))
      last.text = joined(last.text, first.text);
    else if (first) all.push(first);
    all.push(...others);
  }
  return all;
}

const betweenSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]$/u;

function joined(text: string, next: string): string {
  const rest = next.trim();
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(rest)) return text.slice(0, -1) + rest;
  return text.trimEnd() + (betweenSigns.test(text.trimEnd()) ? "" : " ") + rest;
}
