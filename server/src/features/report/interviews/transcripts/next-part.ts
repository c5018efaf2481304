import type { TranscriptLine } from "@seedbed/contract/report/interviews/schemas";

/** What a model reads in one call. */
const wordsAtOnce = 4_000;

/** The lines that are read next, with the number of each. */
export function nextPart(lines: readonly TranscriptLine[], readLines: number): (TranscriptLine & { number: number })[] {
  const part: (TranscriptLine & { number: number })[] = [];
  let words = 0;
  for (const [index, line] of lines.slice(readLines).entries()) {
    words += line.text.split(" ").length;
    if (part.length > 0 && words > wordsAtOnce) break;
    part.push({ ...line, number: readLines + index + 1 });
  }
  return part;
}
