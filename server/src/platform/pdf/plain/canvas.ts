import PDFDocument from "pdfkit";
import { type FontName, fontNames } from "../fonts.ts";
import type { OpenedFonts } from "../opened-fonts.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { isFromRight } from "./plain-text.ts";
import { createTextMeasure, type TextMeasure } from "./text-measure.ts";

export type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  font: FontName;
  size: number;
  colour: string;
  align?: "left" | "right";
  link?: string | undefined;
}

/** Where lines stand: their left upper corner, the width that they have, and the distance from one to the next. */
interface Place {
  x: number;
  y: number;
  width: number;
  lineHeight: number;
}

/** What lines are to a screen reader: an element, and the one that it belongs to. */
interface Tagged {
  tag: string;
  within: Element;
}

/** Pages that are drawn on, tagged. */
export interface Canvas {
  measure: TextMeasure;
  /** What texts stand within on each page. */
  area: { x: number; top: number; bottom: number; width: number };
  /** An element that others go into; the document itself when `parent` is absent. */
  open(tag: string, parent?: Element): Element;
  /** Draws lines below each other as one element. */
  drawLines(lines: readonly string[], style: TextStyle, place: Place & Tagged): void;
  turnPage(): void;
  /** Names this page for the list of contents. */
  bookmark(title: string): void;
  finish(foot: string): Promise<Uint8Array>;
}

const margin = { side: 48, top: 44, bottom: 58 };
const paper = { width: 595.28, height: 841.89 };

export function createCanvas(document: PrintedDocument, fonts: OpenedFonts): Canvas {
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: 0 },
    pdfVersion: "1.7",
    tagged: true,
    lang: document.language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${document.title} · ${document.kind}`,
      Author: document.author,
      Subject: document.description,
      CreationDate: new Date(document.madeAt),
    },
  });
  const bytes: Buffer[] = [];
  pdf.on("data", (part: Buffer) => bytes.push(part));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(bytes)));
    pdf.on("error", reject);
  });
  // pdfkit takes a font that is open already, which its types do not know.
  for (const name of fontNames) pdf.registerFont(name, fonts.font(name) as Uint8Array);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const measure = createTextMeasure(fonts);
  const area = {
    x: margin.side,
    top: margin.top,
    bottom: paper.height - margin.bottom,
    width: paper.width - 2 * margin.side,
  };

  const drawLine = (line: string, { x, y, width }: Omit<Place, "lineHeight">, style: TextStyle): void => {
    const parts = measure.partsOf(line.trimEnd(), style.font);
    const long = parts.reduce((sum, part) => sum + part.width * style.size, 0);
    let at = isFromRight(line) || style.align === "right" ? x + width - long : x;
    pdf.fontSize(style.size).fillColor(style.colour);
    for (const part of parts) {
      // Fonts stand at different heights: on one line all stand on its foot.
      pdf.font(part.font).text(part.text, at, y + style.size, {
        lineBreak: false,
        baseline: "alphabetic",
        ...(style.link ? { link: style.link } : {}),
      });
      at += part.width * style.size;
    }
  };

  return {
    measure,
    area,
    open(tag, parent = root) {
      const element = pdf.struct(tag);
      parent.add(element);
      return element;
    },
    drawLines(lines, style, { x, y, width, lineHeight, tag, within }) {
      within.add(
        pdf.struct(tag, {}, () => {
          for (const [index, line] of lines.entries()) drawLine(line, { x, y: y + index * lineHeight, width }, style);
        }),
      );
    },
    turnPage: () => void pdf.addPage(),
    bookmark: (title) => void pdf.outline.addItem(title),
    finish(foot) {
      root.end();
      const { start, count } = pdf.bufferedPageRange();
      const style: TextStyle = { font: "text", size: 8, colour: "#646c65" };
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page);
        const y = paper.height - 38;
        pdf.markContent("Artifact", { type: "Pagination" });
        drawLine(foot, { x: area.x, y, width: area.width - 60 }, style);
        drawLine(`${page + 1} / ${count}`, { x: area.x, y, width: area.width }, { ...style, align: "right" });
        pdf.endMarkedContent();
      }
      pdf.end();
      return ended;
    },
  };
}
