import type { FontName } from "../fonts.ts";
import { pieces, runsOf } from "./plain-text.ts";

interface MeasuredStyle {
  font: FontName;
  size: number;
}

/** Measures texts with the fonts of this document, and breaks them into lines. */
export function createTextMeasure(pdf: PDFKit.PDFDocument) {
  const widthOf = (text: string, { font, size }: MeasuredStyle): number =>
    runsOf(text, font, false).reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);

  return {
    widthOf,
    /** Lines of at most `room` points, as far as the text has places to break. */
    linesOf(text: string, room: number, style: MeasuredStyle): string[] {
      const lines: string[] = [];
      let line = "";
      let taken = 0;
      for (const piece of pieces(text)) {
        const shown = piece.replaceAll("\u200B", "");
        const long = widthOf(shown, style);
        if (line !== "" && taken + long > room) {
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
