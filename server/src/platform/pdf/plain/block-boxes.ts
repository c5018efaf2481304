import type { Block, Entry, Label } from "../printed-document.ts";
import { shownAddress } from "../shown-address.ts";
import { type Box, beside, columnsOf, gap, indented, stack, tagged, textBox } from "./boxes.ts";
import type { Canvas, TextStyle } from "./canvas.ts";

export const ink = "#1a211c";
export const soft = "#4c554e";
const tones = { plain: ink, positive: "#226642", negative: "#b3402f", caution: "#8a5a0b" } as const satisfies Record<
  Entry["tone"],
  string
>;
export const accent = tones.positive;

/** No letter is smaller. */
const smallest = 8;
const between = 16;

/** Turns blocks into boxes of a width. */
export interface BlockBoxes {
  text(text: string, style: Partial<TextStyle> & { width: number; tag?: string; below?: number }): Box;
  labels(labels: readonly Label[], width: number): Box[];
  block(block: Block, width: number): Box;
}

const told = (labels: readonly Label[]) => labels.map(({ text }) => `[${text}]`).join(" ");

export function createBlockBoxes(canvas: Canvas, { isCompact }: { isCompact: boolean }): BlockBoxes {
  const text: BlockBoxes["text"] = (words, { size = 9, below = 0, ...style }) =>
    textBox(canvas, words, {
      font: "text",
      colour: soft,
      ...style,
      size: isCompact ? Math.max(smallest, size * 0.87) : size,
      below: isCompact ? below * 0.6 : below,
      isCompact,
    });
  const space = (height: number) => gap(isCompact ? height * 0.6 : height);
  const labels: BlockBoxes["labels"] = (all, width) =>
    all.length > 0 ? [text(told(all), { width, size: smallest, below: 2 })] : [];

  const entryBox = ({ title, text: words, note, tone, labels: own }: Entry, lead: string, width: number): Box => {
    const head = [title, note && `(${note})`, told(own)].filter(Boolean).join("  ");
    const inner = width - 8;
    const parts = [
      ...(head === ""
        ? []
        : [text(lead + head, { width: inner, font: title ? "strong" : "text", colour: tones[tone], below: 0.5 })]),
      ...(words === "" ? [] : [text(head === "" ? lead + words : words, { width: inner })]),
      space(3),
    ];
    return tagged(canvas, ["LI", "LBody"], indented(stack(parts), 8));
  };

  const tableBox = ({ about, columns, rows }: Extract<Block, { kind: "table" }>, width: number): Box => {
    const rooms = columnsOf(
      width,
      columns.map(({ share }) => share),
      8,
    );
    const rowBox = (cells: readonly string[], style: Partial<TextStyle> & { tag: string }) =>
      tagged(
        canvas,
        ["TR"],
        beside(
          rooms.map(({ left, width: room }, index) => ({
            left,
            ...text(cells[index] ?? "", { ...style, align: columns[index]?.align ?? "left", width: room, below: 2 }),
          })),
        ),
      );
    return tagged(
      canvas,
      ["Table"],
      stack([
        text(about, { width, size: smallest, tag: "Caption", below: 1 }),
        rowBox(
          columns.map(({ name }) => name),
          { tag: "TH", font: "strong", size: smallest },
        ),
        ...rows.map((row) => rowBox(row, { tag: "TD", size: 8.4, colour: ink })),
        space(4),
      ]),
    );
  };

  const sourcesBox = ({ sources }: Extract<Block, { kind: "sources" }>, width: number): Box =>
    tagged(
      canvas,
      ["L"],
      stack(
        sources.map(({ title, note, quote, address }, index) => {
          const inner = { width: width - 8, size: 8.2 };
          return tagged(
            canvas,
            ["LI", "LBody"],
            indented(
              stack([
                text(`${index + 1}. ${title}${note ? `, ${note}` : ""}`, { ...inner, colour: ink }),
                ...(quote ? [text(quote, { ...inner, font: "reading", colour: "#4c554e" })] : []),
                ...(address ? [text(shownAddress(address), { ...inner, colour: "#2f6690", link: address })] : []),
                space(2),
              ]),
              8,
            ),
          );
        }),
      ),
    );

  const block: BlockBoxes["block"] = (each, width) => {
    switch (each.kind) {
      case "lead":
        return text(each.text, { width, font: "reading", size: 12, colour: ink, below: 6 });
      case "text":
        return text(each.text, { width, below: 3 });
      case "notice":
        return text(each.text, { width, colour: tones.caution, below: 3 });
      case "entries":
        return tagged(
          canvas,
          ["L"],
          stack(each.entries.map((one, index) => entryBox(one, each.numbered ? `${index + 1}. ` : "", width))),
        );
      case "radar":
        return tableBox(radarTable(each), width);
      case "circles":
        return tableBox(circlesTable(each), width);
      case "bars":
        return tableBox(barsTable(each), width);
      case "table":
        return tableBox(each, width);
      case "columns": {
        const rooms = columnsOf(
          width,
          each.columns.map(({ share }) => share),
          between,
        );
        return beside(
          each.columns.map(({ blocks }, index) => {
            const { left, width: room } = rooms[index] ?? { left: 0, width };
            return { left, ...stack(blocks.map((inner) => block(inner, room))) };
          }),
        );
      }
      case "part":
        return stack([
          space(6),
          text(each.title, {
            width,
            tag: `H${each.level ?? 2}`,
            font: "title",
            size: each.level === 3 ? 10.5 : 12.5,
            colour: tones[each.tone],
            below: 2,
          }),
          ...labels(each.labels, width),
          ...each.blocks.map((inner) => block(inner, width)),
        ]);
      case "sources":
        return sourcesBox(each, width);
    }
  };
  return { text, labels, block };
}

const radarTable = ({ axes }: Extract<Block, { kind: "radar" }>): Extract<Block, { kind: "table" }> => ({
  kind: "table",
  about: "From 0, where a force acts against the concept, to 10, where it helps",
  columns: [
    { name: "Force", align: "left", share: 3 },
    { name: "Direction", align: "left", share: 3 },
    { name: "Score", align: "right", share: 2 },
  ],
  rows: axes.map(({ name, told: words, score }) => [name, words, String(score)]),
});

const circlesTable = ({ circles }: Extract<Block, { kind: "circles" }>): Extract<Block, { kind: "table" }> => ({
  kind: "table",
  about: "Market size in US dollars a year",
  columns: [
    { name: "Size", align: "left", share: 1 },
    { name: "Meaning", align: "left", share: 5 },
    { name: "Estimate", align: "right", share: 2 },
  ],
  rows: circles.map(({ name, meaning, told: words }) => [name, meaning, words]),
});

const barsTable = ({ about, bars }: Extract<Block, { kind: "bars" }>): Extract<Block, { kind: "table" }> => ({
  kind: "table",
  about,
  columns: [
    { name: "Name", align: "left", share: 5 },
    { name: "Estimate", align: "right", share: 2 },
  ],
  rows: bars.map(({ name, told: words }) => [name, words]),
});
