import type { Block, Entry, TableColumn } from "../printed-document.ts";
import { roomOf } from "../shortened.ts";

/** So much room takes half a page of text. */
const longestText = 2_400;
/** Lines of a table before it is begun anew. */
const linesOfTable = 24;
/** Letters of a line over the whole width, about. */
const lettersOfLine = 105;

/** The same blocks in pieces that each fit a page: whatever is longer goes on in another one. */
export function splitBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case "lead":
      case "text":
      case "notice":
        return pieces(block.text).map((text) => ({ ...block, text }));
      case "entries":
        return block.entries.flatMap((entry, index) =>
          splitEntry(block.numbered ? { ...entry, title: `${index + 1}. ${entry.title}` } : entry),
        );
      case "table":
        return splitTable(block);
      case "part": {
        const [first, ...rest] = splitBlocks(block.blocks);
        return [{ ...block, blocks: first ? [first] : [] }, ...rest];
      }
      case "sources":
        // They are numbered by their place.
        return block.sources.flatMap(({ title, note, quote, address }, index) => [
          ...splitEntry({ ...plain, title: `[${index + 1}] ${title}`, text: quote, note }),
          ...(address ? [{ kind: "text" as const, text: address }] : []),
        ]);
      default:
        return [block];
    }
  });
}

const plain: Entry = { title: "", text: "", note: "", tone: "plain", labels: [] };

const splitEntry = (entry: Entry): Block[] => {
  const titles = pieces(entry.title);
  const [first = "", ...rest] = pieces(entry.text);
  const head = titles.slice(0, -1).map((title) => ({ ...plain, title, tone: entry.tone }));
  const all = [
    ...head,
    { ...entry, title: titles.at(-1) ?? "", text: first },
    ...rest.map((text) => ({ ...plain, text, tone: entry.tone })),
  ];
  return all.map((each) => ({ kind: "entries", numbered: false, entries: [each] }));
};

function splitTable(table: Extract<Block, { kind: "table" }>): Block[] {
  const tables: string[][][] = [[]];
  let lines = 0;
  for (const row of table.rows.flatMap((cells) => splitRow(cells, table.columns))) {
    const high = Math.max(1, ...row.map((cell, index) => Math.ceil(roomOf(cell) / lettersIn(index, table.columns))));
    if (lines + high > linesOfTable && lines > 0) {
      tables.push([]);
      lines = 0;
    }
    tables.at(-1)?.push(row);
    lines += high;
  }
  return tables.map((rows) => ({ ...table, rows }));
}

const lettersIn = (index: number, columns: readonly TableColumn[]): number => {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  return Math.max(6, ((columns[index]?.share ?? 1) / all) * lettersOfLine);
};

/** A row as one or several, each of which fits a page. */
function splitRow(cells: readonly string[], columns: readonly TableColumn[]): string[][] {
  const parts = cells.map((cell, index) => pieces(cell, lettersIn(index, columns) * linesOfTable));
  const most = Math.max(1, ...parts.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => parts.map((part) => part[at] ?? ""));
}

/** A text in pieces of so much room, cut behind a space where there is one. Nothing of it is left out. */
function pieces(text: string, room = longestText): string[] {
  if (roomOf(text) <= room) return [text];
  const all: string[] = [];
  let piece = "";
  let taken = 0;
  for (const part of text.match(/\S{0,40}\s?/gu) ?? []) {
    const more = roomOf(part);
    if (taken + more > room && piece !== "") {
      all.push(piece);
      piece = "";
      taken = 0;
    }
    piece += part;
    taken += more;
  }
  return piece === "" ? all : [...all, piece];
}
