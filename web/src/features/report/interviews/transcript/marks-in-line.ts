import type { FoundSignal, OpenedInterview } from "@seedbed/contract/report/interviews/schemas";

export interface NumberedSignal {
  /** Counted from 1 in the order of the transcript. */
  number: number;
  signal: OpenedInterview["found"][number];
}

/** A piece of a line: marked by what was found in it, or plain. */
export interface Piece {
  from: number;
  text: string;
  mark: NumberedSignal | null;
}

/** What can become a signal, with its numbers. */
export const numbered = (found: OpenedInterview["found"]): NumberedSignal[] =>
  found.filter(({ leftOut }) => leftOut === null).map((signal, index) => ({ number: index + 1, signal }));

/** A line in its pieces. Where two signals rest on the same words, the first keeps them and the second marks what is left. */
export function piecesOf(text: string, marks: readonly NumberedSignal[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks.toSorted((one, other) => one.signal.from - other.signal.from)) {
    const from = Math.max(at, mark.signal.from);
    const to = Math.min(text.length, mark.signal.to);
    if (to <= from) continue;
    if (from > at) pieces.push({ from: at, text: text.slice(at, from), mark: null });
    pieces.push({ from, text: text.slice(from, to), mark });
    at = to;
  }
  if (at < text.length) pieces.push({ from: at, text: text.slice(at), mark: null });
  return pieces;
}

/** Where words stand in an answer; null where no answer holds them as they are. */
export function placeOf(
  words: string,
  transcript: OpenedInterview["transcript"],
): Pick<FoundSignal, "line" | "from" | "to"> | null {
  const wanted = words.trim();
  if (wanted === "") return null;
  const index = transcript.findIndex(({ text, isQuestion }) => !isQuestion && text.includes(wanted));
  const from = transcript[index]?.text.indexOf(wanted) ?? -1;
  return from < 0 ? null : { line: index + 1, from, to: from + wanted.length };
}
