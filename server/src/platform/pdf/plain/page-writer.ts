import PDFDocument from "pdfkit";
import { type FontName, fontFiles, readFont } from "../fonts.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { isFromRight, runsOf } from "./plain-text.ts";
import { createTextMeasure } from "./text-measure.ts";

const margin = { side: 48, top: 44, bottom: 58 };

type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  font: FontName;
  size: number;
  colour: string;
  /** Distance from the margin. */
  indent?: number;
  link?: string | undefined;
  /** Below the text. */
  space?: number;
  /** What it is: a paragraph when absent. */
  tag?: string;
  /** The element that it belongs to; the document itself when absent. */
  within?: Element;
}

export interface Cell {
  text: string;
  /** Of the width, relative to the other cells. */
  share: number;
  align: "left" | "right";
}

/** Writes tagged texts down a document, page after page. */
export interface PageWriter {
  /** An element that others go into; the document itself when `parent` is absent. */
  open(tag: string, parent?: Element): Element;
  /** Writes a text below the last one as an element of its own. */
  write(text: string, style: TextStyle): void;
  /** Writes texts beside each other. */
  writeRow(cells: readonly Cell[], style: TextStyle): void;
  /** Begins a page, unless nothing stands on this one. */
  breakPage(): void;
  /** Names the place for the list of contents. */
  bookmark(title: string): void;
  skip(points: number): void;
  finish(foot: string): Promise<Uint8Array>;
}

export function createPageWriter(document: PrintedDocument): PageWriter {
  const pdf = new PDFDocument({
    size: "A4",
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
  for (const name of Object.keys(fontFiles) as FontName[]) pdf.registerFont(name, readFont(name));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const width = pdf.page.width - 2 * margin.side;
  const bottom = pdf.page.height - margin.bottom;
  let y = margin.top;

  const { widthOf, linesOf } = createTextMeasure(pdf);

  const drawLine = (
    line: string,
    place: { x: number; room: number; align: "left" | "right" },
    style: TextStyle,
  ): void => {
    const fromRight = isFromRight(line);
    const told = line.trimEnd();
    const atRight = fromRight || place.align === "right";
    let x = atRight ? place.x + place.room - widthOf(told, style) : place.x;
    for (const run of runsOf(told, style.font, fromRight)) {
      pdf.font(run.font).fontSize(style.size).fillColor(style.colour);
      const long = pdf.widthOfString(run.text);
      // Fonts stand at different heights: on one line all stand on its foot.
      pdf.text(run.text, x, y + style.size, {
        lineBreak: false,
        baseline: "alphabetic",
        ...(style.link ? { link: style.link } : {}),
      });
      x += long;
    }
  };
  const turn = () => {
    pdf.addPage();
    y = margin.top;
  };
  const heightOf = ({ size }: TextStyle) => size * 1.42;

  const writer: PageWriter = {
    open(tag, parent = root) {
      const element = pdf.struct(tag);
      parent.add(element);
      return element;
    },
    write(text, style) {
      const x = margin.side + (style.indent ?? 0);
      const room = width - (style.indent ?? 0);
      const lines = linesOf(text, room, style);
      const align = isFromRight(text) ? "right" : "left";
      // pdfkit cannot end a page within an element: what goes on over there is an element of its own.
      for (let from = 0; from < lines.length; ) {
        const fit = Math.floor((bottom - y) / heightOf(style));
        if (fit < 1) turn();
        const here = lines.slice(from, from + Math.max(1, fit));
        (style.within ?? root).add(
          pdf.struct(style.tag ?? "P", {}, () => {
            for (const line of here) {
              drawLine(line, { x, room, align }, style);
              y += heightOf(style);
            }
          }),
        );
        from += here.length;
      }
      y += style.space ?? 0;
    },
    writeRow(cells, style) {
      const shares = cells.reduce((sum, { share }) => sum + share, 0);
      const gap = 8;
      const rooms = cells.map(({ share }) => ((width - gap * (cells.length - 1)) * share) / shares);
      const lines = cells.map(({ text }, index) => linesOf(text, rooms[index] ?? 0, style));
      const height = Math.max(1, ...lines.map(({ length }) => length)) * heightOf(style);
      if (y + height > bottom) turn();
      const top = y;
      const row = writer.open("TR", style.within);
      let x = margin.side;
      for (const [index, { align }] of cells.entries()) {
        const place = { x, room: rooms[index] ?? 0, align };
        row.add(
          pdf.struct(style.tag ?? "TD", {}, () => {
            y = top;
            for (const line of lines[index] ?? []) {
              drawLine(line, place, style);
              y += heightOf(style);
            }
          }),
        );
        x += place.room + gap;
      }
      y = top + height + 2;
    },
    breakPage() {
      if (y > margin.top) turn();
    },
    bookmark: (title) => void pdf.outline.addItem(title),
    skip(points) {
      y += points;
    },
    finish(foot) {
      root.end();
      const { start, count } = pdf.bufferedPageRange();
      const style: TextStyle = { font: "text", size: 7.5, colour: "#646c65" };
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page);
        y = pdf.page.height - 38;
        pdf.markContent("Artifact", { type: "Pagination" });
        drawLine(foot, { x: margin.side, room: width - 60, align: "left" }, style);
        drawLine(`${page + 1} / ${count}`, { x: margin.side, room: width, align: "right" }, style);
        pdf.endMarkedContent();
      }
      pdf.end();
      return ended;
    },
  };
  return writer;
}
