/** A piece of a text; `isOnly` when the other text does not have it at this place. */
export interface Piece {
  text: string;
  isOnly: boolean;
}

/** A piece of two texts in one line: of both, or of one of them alone. */
export interface LinePiece {
  text: string;
  of: "both" | "one" | "other";
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** The words of a text, each with the blanks behind it. */
function wordsIn(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = found.length - 1;
    if (last >= 0 && !segment.trim()) found[last] += segment;
    else found.push(segment);
  }
  return found;
}

const isSame = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

/**
 * What two texts have in common and what only one of them has, by words of any language, both of them in one text, and in one line: what only
 * the first one has before what the other has in its place.
 */
export function differenceOf(
  one: string,
  other: string,
): { one: Piece[]; other: Piece[]; both: string; line: LinePiece[] } {
  const [left, right] = [wordsIn(one), wordsIn(other)];
  const same = commonLengths(left, right);
  const found = { one: [] as Piece[], other: [] as Piece[] };
  // Some languages have no blanks between their words.
  const gap = /\s/.test(one) && /\s/.test(other) ? " " : "";
  let both = "";
  const line: LinePiece[] = [];
  let run = { one: "", other: "" };
  const endRun = () => {
    add(found.one, run.one, true);
    add(found.other, run.other, true);
    if (run.one) line.push({ text: run.one, of: "one" });
    if (run.other) line.push({ text: run.other, of: "other" });
    // The other one's words, then one's own.
    both += run.one && run.other && !/\s$/.test(run.other) ? run.other + gap + run.one : run.other + run.one;
    run = { one: "", other: "" };
  };
  let [at, to] = [0, 0];
  while (at < left.length || to < right.length) {
    if (at < left.length && to < right.length && isSame(left[at], right[to])) {
      endRun();
      add(found.one, left[at] ?? "", false);
      add(found.other, right[to] ?? "", false);
      both += right[to];
      const last = line.at(-1);
      if (last?.of === "both") last.text += right[to];
      else line.push({ text: right[to] ?? "", of: "both" });
      at += 1;
      to += 1;
    } else if (to >= right.length || (at < left.length && lengthAt(same, at + 1, to) >= lengthAt(same, at, to + 1))) {
      run.one += left[at];
      at += 1;
    } else {
      run.other += right[to];
      to += 1;
    }
  }
  endRun();
  return { ...found, both, line };
}

function add(pieces: Piece[], text: string, isOnly: boolean): void {
  if (!text) return;
  // Blanks are no words that one could have alone.
  if (isOnly && text !== text.trimEnd()) {
    add(pieces, text.trimEnd(), true);
    add(pieces, text.slice(text.trimEnd().length), false);
    return;
  }
  const last = pieces.at(-1);
  if (last?.isOnly === isOnly) last.text += text;
  else pieces.push({ text, isOnly });
}

/** How long the longest sequence is that both have from each pair of places on. */
function commonLengths(left: readonly string[], right: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let at = left.length - 1; at >= 0; at -= 1)
    for (let to = right.length - 1; to >= 0; to -= 1) {
      const row = rows[at];
      if (row)
        row[to] = isSame(left[at], right[to])
          ? lengthAt(rows, at + 1, to + 1) + 1
          : Math.max(lengthAt(rows, at + 1, to), lengthAt(rows, at, to + 1));
    }
  return rows;
}

const lengthAt = (rows: readonly Uint16Array[], at: number, to: number): number => rows[at]?.[to] ?? 0;
