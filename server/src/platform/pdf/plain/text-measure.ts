import type { FontName } from "../fonts.ts";
import type { OpenedFonts } from "../opened-fonts.ts";
import { isFromRight, pieces, type Run, runsOf } from "./plain-text.ts";

interface MeasuredStyle {
  font: FontName;
  size: number;
}

export interface TextMeasure {
  /** The line in parts of one font, from left to right. */
  partsOf(line: string, font: FontName): (Run & { width: number })[];
  /** Lines of at most `room` points, as far as the text has places to break. */
  linesOf(text: string, room: number, style: MeasuredStyle): string[];
}

// Read from left to right, and each of the fonts for reading has them.
const simple = /^[\u0020-\u017F\u2010-\u2014\u2018-\u201E\u2026]*$/u;

/** Measures texts, and breaks them into lines. Widths of parts are those at a size of one point. */
export function createTextMeasure(fonts: OpenedFonts): TextMeasure {
  const fontOf = (usual: FontName) => (letter: string) =>
    ([usual, "arabic", "japanese", "emoji"] as const).find((name) => fonts.has(name, letter)) ?? usual;
  const partsOf: TextMeasure["partsOf"] = (line, font) => {
    const runs = simple.test(line) ? [{ text: line, font }] : runsOf(line, isFromRight(line), fontOf(font));
    return runs.map((run) => ({ ...run, width: widthOf(run) }));
  };
  const widthOf = ({ text, font }: Run): number =>
    (text.match(/[^ ]* ?/gu) ?? []).reduce((sum, word) => (word === "" ? sum : sum + fonts.widthOf(word, font)), 0);

  return {
    partsOf,
    linesOf(text, room, { font, size }) {
      const lines: string[] = [];
      let line = "";
      let taken = 0;
      for (const piece of pieces(text)) {
        const shown = piece.replaceAll("\u200B", "");
        const long = partsOf(shown, font).reduce((sum, { width }) => sum + width * size, 0);
        const seen = shown.endsWith(" ") ? long - fonts.widthOf(" ", font) * size : long;
        if (line !== "" && taken + seen > room) {
          lines.push(line);
          [line, taken] = ["", 0];
        }
        line += shown;
        taken += long;
      }
      return line.trim() === "" ? lines : [...lines, line];
    },
  };
}
