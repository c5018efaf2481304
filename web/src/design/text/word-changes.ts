import { diffWords } from "diff";

/** A piece of two texts: what both have, what only the first has, what only the second has. */
export interface WordPiece {
  text: string;
  is: "same" | "removed" | "added";
}

/** Words from which on it costs too much to compare two texts: they are shown one after the other. */
const mostWords = 6_000;

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** What becomes of a text, by words of any language: a number stays one word, what was there comes before what takes its place. */
export function wordChanges(before: string, after: string): WordPiece[] {
  if (before === after) return before ? [{ text: before, is: "same" }] : [];
  if (before.length + after.length > mostWords * 10)
    return [
      { text: before, is: "removed" as const },
      { text: after, is: "added" as const },
    ].filter(({ text }) => text);
  return joined(
    diffWords(before, after, { intlSegmenter: words }).map(({ value, added, removed }) => ({
      text: value,
      is: added ? "added" : removed ? "removed" : "same",
    })),
  );
}

/** Changes with nothing but a blank between them are read as one: words, not confetti. */
function joined(pieces: WordPiece[]): WordPiece[] {
  const found: WordPiece[] = [];
  let run = { removed: "", added: "" };
  const end = () => {
    if (run.removed) found.push({ text: run.removed, is: "removed" });
    if (run.added) found.push({ text: run.added, is: "added" });
    run = { removed: "", added: "" };
  };
  for (const [index, { text, is }] of pieces.entries()) {
    const isBetween = is === "same" && !text.trim() && hasChange(pieces[index - 1]) && hasChange(pieces[index + 1]);
    if (isBetween) run = { removed: run.removed + text, added: run.added + text };
    else if (is === "same") {
      end();
      found.push({ text, is });
    } else run = { ...run, [is]: run[is] + text };
  }
  end();
  return found;
}

const hasChange = (piece: WordPiece | undefined) => piece !== undefined && piece.is !== "same";
