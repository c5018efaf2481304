import { fitChapters, type SetChapter } from "../fit-chapters.ts";
import { type OpenedFonts, openFonts } from "../opened-fonts.ts";
import type { Print } from "../print.ts";
import { printableDocument } from "../printable.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { accent, createBlockBoxes, ink } from "./block-boxes.ts";
import { type Box, gap } from "./boxes.ts";
import { type Canvas, createCanvas } from "./canvas.ts";
import { splitBlocks } from "./split-blocks.ts";

/** Prints with pdfkit alone: all that Typst would print, without pictures, whose figures stand in tables. */
export function createPlainPrinter(): Print {
  let fonts: OpenedFonts | undefined;
  return async (given) => {
    fonts ??= openFonts();
    const document = printableDocument(given, fonts.findMissing);
    const canvas = createCanvas(document, fonts);
    const room = canvas.area.bottom - canvas.area.top;
    const { boxes } = fitChapters(document, (chapters) => {
      const set = chapters
        .map((chapter) => (document.flows ? { ...chapter, blocks: splitBlocks(chapter.blocks) } : chapter))
        .map((chapter, index) => boxesOf(canvas, chapter, index === 0 ? document : undefined));
      return { boxes: set, pages: set.map((each) => each.reduce((sum, { height }) => sum + height, 0) / room) };
    });
    for (const [index, chapter] of document.chapters.entries()) {
      if (index > 0) canvas.turnPage();
      canvas.bookmark(index === 0 ? document.title : chapter.title);
      drawBoxes(canvas, boxes[index] ?? []);
    }
    return canvas.finish(document.foot.join("  ·  "));
  };
}

/** A chapter below the title of the document, if it is the first, or below its own. */
function boxesOf(canvas: Canvas, chapter: SetChapter, first: PrintedDocument | undefined): Box[] {
  const { text, labels, block } = createBlockBoxes(canvas, chapter);
  const { width } = canvas.area;
  const title = { width, tag: "H1", font: "title", size: 20, colour: ink, below: 2 } as const;
  return [
    ...(first
      ? [
          text(first.kind.toUpperCase(), { width, size: 8, colour: accent }),
          text(first.title, title),
          text(first.details.join("  ·  "), { width, size: 8, below: 2 }),
        ]
      : [text(chapter.title, title)]),
    ...labels(chapter.labels, width),
    gap(6),
    ...chapter.blocks.map((each) => block(each, width)),
  ];
}

// A chapter that takes more than its page in spite of all goes on over there.
function drawBoxes(canvas: Canvas, boxes: readonly Box[]): void {
  const { x, top, bottom } = canvas.area;
  const root = canvas.open("Sect");
  let y = top;
  for (const box of boxes) {
    if (y > top && y + box.height > bottom) {
      canvas.turnPage();
      y = top;
    }
    box.draw({ x, y }, root);
    y += box.height;
  }
}
