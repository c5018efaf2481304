import type { Print } from "../print.ts";
import { printableTexts } from "../printable.ts";
import type { Block, Entry, Label } from "../printed-document.ts";
import { shownAddress } from "../shown-address.ts";
import { createPageWriter, type PageWriter, type TextStyle } from "./page-writer.ts";

const ink = "#1a211c";
const soft = "#4c554e";
const tones = { plain: ink, positive: "#226642", negative: "#b3402f", caution: "#8a5a0b" } as const satisfies Record<
  Entry["tone"],
  string
>;

const small: TextStyle = { font: "text", size: 7.6, colour: soft };
const normal: TextStyle = { font: "text", size: 8.8, colour: soft, space: 3 };

/** Prints with pdfkit alone: all that Typst would print, in one column and without pictures, whose figures stand in tables. */
export function createPlainPrinter(): Print {
  return (given) => {
    const document = printableTexts(given);
    const writer = createPageWriter(document);
    for (const [index, chapter] of document.chapters.entries()) {
      writer.breakPage();
      const heading = index === 0 ? document.title : chapter.title;
      writer.bookmark(heading);
      if (index === 0) writer.write(document.kind.toUpperCase(), { ...small, colour: tones.positive });
      writer.write(heading, { tag: "H1", font: "title", size: 20, colour: ink, space: 2 });
      if (index === 0) writer.write(document.details.join("  ·  "), small);
      if (chapter.labels.length > 0) writer.write(told(chapter.labels), small);
      writer.skip(6);
      for (const block of chapter.blocks) writeBlock(writer, block);
    }
    return writer.finish(document.foot.join("  ·  "));
  };
}

const told = (labels: Label[]) => labels.map(({ text }) => `[${text}]`).join(" ");

function writeBlock(writer: PageWriter, block: Block): void {
  switch (block.kind) {
    case "lead":
      writer.write(block.text, { font: "reading", size: 12, colour: ink, space: 6 });
      break;
    case "text":
      writer.write(block.text, normal);
      break;
    case "notice":
      writer.write(block.text, { ...normal, colour: tones.caution });
      break;
    case "entries":
      writeEntries(writer, block);
      break;
    case "radar":
      writeTable(writer, {
        about: "From 0, where a force acts against the concept, to 10, where it helps",
        columns: [
          { name: "Force", align: "left", share: 3 },
          { name: "Direction", align: "left", share: 3 },
          { name: "Score", align: "right", share: 2 },
        ],
        rows: block.axes.map(({ name, told: words, score }) => [name, words, String(score)]),
      });
      break;
    case "circles":
      writeTable(writer, {
        about: "Market size in US dollars a year",
        columns: [
          { name: "Size", align: "left", share: 1 },
          { name: "Meaning", align: "left", share: 5 },
          { name: "Estimate", align: "right", share: 2 },
        ],
        rows: block.circles.map(({ name, meaning, told: words }) => [name, meaning, words]),
      });
      break;
    case "table":
      writeTable(writer, block);
      break;
    case "columns":
      for (const { blocks } of block.columns) for (const each of blocks) writeBlock(writer, each);
      break;
    case "part":
      writer.skip(5);
      writer.write(block.title, { tag: "H2", font: "title", size: 12.5, colour: tones[block.tone], space: 2 });
      if (block.labels.length > 0) writer.write(told(block.labels), small);
      for (const each of block.blocks) writeBlock(writer, each);
      break;
    case "sources":
      writeSources(writer, block);
      break;
  }
}

function writeEntries(writer: PageWriter, { entries, numbered }: Extract<Block, { kind: "entries" }>): void {
  const list = writer.open("L");
  for (const [index, { title, text, note, tone, labels }] of entries.entries()) {
    const item = writer.open("LBody", writer.open("LI", list));
    const head = [title, note && `(${note})`, told(labels)].filter(Boolean).join("  ");
    const lead = numbered ? `${index + 1}. ` : "";
    if (head !== "")
      writer.write(lead + head, { font: "strong", size: 8.8, colour: tones[tone], indent: 8, within: item });
    if (text !== "") writer.write((head === "" ? lead : "") + text, { ...normal, indent: 8, within: item });
  }
}

function writeTable(
  writer: PageWriter,
  { about, columns, rows }: Pick<Extract<Block, { kind: "table" }>, "about" | "columns" | "rows">,
): void {
  const table = writer.open("Table");
  writer.write(about, { tag: "Caption", ...small, space: 2, within: table });
  writer.writeRow(
    columns.map(({ name, ...column }) => ({ text: name, ...column })),
    { tag: "TH", font: "strong", size: 7.6, colour: soft, within: table },
  );
  for (const row of rows) {
    const cells = columns.map(({ share, align }, index) => ({ text: row[index] ?? "", share, align }));
    writer.writeRow(cells, { tag: "TD", font: "text", size: 8.4, colour: ink, within: table });
  }
  writer.skip(4);
}

function writeSources(writer: PageWriter, { sources }: Extract<Block, { kind: "sources" }>): void {
  const list = writer.open("L");
  for (const [index, { title, note, address }] of sources.entries()) {
    const item = writer.open("LBody", writer.open("LI", list));
    writer.write(`${index + 1}. ${title}${note ? `, ${note}` : ""}`, {
      font: "text",
      size: 8,
      colour: ink,
      indent: 8,
      within: item,
    });
    if (address)
      writer.write(shownAddress(address), {
        font: "text",
        size: 8,
        colour: "#2f6690",
        indent: 8,
        link: address,
        space: 2,
        within: item,
      });
  }
}
