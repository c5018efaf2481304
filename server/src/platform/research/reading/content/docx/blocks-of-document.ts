import { Parser } from "htmlparser2";

/** Elements with what is not to be read: what was deleted with changes tracked, and the picture of what is written beside it. */
const skipped = new Set(["del", "moveFrom", "Fallback", "instrText", "delText"]);

/**
 * The paragraphs of WordprocessingML in their order: the items of a list begin with "- ", a row of a table is a line with " | " between its cells. Words that
 * are hidden, deleted or a field's formula are left out.
 */
export function blocksOfDocument(xml: string): string[] {
  const found: string[] = [];
  /** The rows of the outermost table that is open. */
  let rows: string[] = [];
  let cells: string[] = [];
  let words = "";
  let depthOfTables = 0;
  let skips = 0;
  let isText = false;
  let isHiddenRun = false;
  let isInRunProperties = false;
  let isItem = false;

  const endParagraph = () => {
    const line = isItem && words.trim() !== "" ? `- ${words.trim()}` : words;
    isItem = false;
    if (depthOfTables > 0) {
      // Within a cell a paragraph is a part of its line.
      words = `${words.trimEnd()} `;
      return;
    }
    words = "";
    if (line.trim() === "") return;
    const last = found.at(-1);
    // The items of a list are lines of one paragraph.
    if (line.startsWith("- ") && last?.startsWith("- ")) found[found.length - 1] = `${last}\n${line}`;
    else found.push(line);
  };
  const opening: Record<string, (attributes: Readonly<Record<string, string>>) => void> = {
    t: () => {
      isText = !isHiddenRun;
    },
    r: () => {
      isHiddenRun = false;
    },
    rPr: () => {
      isInRunProperties = true;
    },
    vanish: (attributes) => {
      if (isInRunProperties && !/^(?:0|false|off)$/.test(attributes["w:val"] ?? "")) isHiddenRun = true;
    },
    numPr: () => {
      isItem = true;
    },
    tab: () => {
      words += " ";
    },
    br: () => {
      words += depthOfTables > 0 ? " " : "\n";
    },
    cr: () => {
      words += " ";
    },
    noBreakHyphen: () => {
      words += "-";
    },
    tbl: () => {
      depthOfTables += 1;
      if (depthOfTables === 1) rows = [];
    },
  };
  const closing: Record<string, () => void> = {
    t: () => {
      isText = false;
    },
    rPr: () => {
      isInRunProperties = false;
    },
    p: endParagraph,
    tc: () => {
      if (depthOfTables > 1) return;
      cells.push(words.replaceAll(/\s+/g, " ").trim());
      words = "";
    },
    tr: () => {
      if (depthOfTables > 1) return;
      if (cells.some((cell) => cell !== "")) rows.push(cells.join(" | "));
      cells = [];
    },
    tbl: () => {
      depthOfTables = Math.max(0, depthOfTables - 1);
      if (depthOfTables === 0 && rows.length > 0) found.push(rows.join("\n"));
    },
  };

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const local = localName(name);
        if (skipped.has(local)) skips += 1;
        else if (skips === 0) opening[local]?.(attributes);
      },
      ontext: (text) => {
        if (isText && skips === 0) words += text;
      },
      onclosetag: (name) => {
        const local = localName(name);
        if (skipped.has(local)) skips = Math.max(0, skips - 1);
        else if (skips === 0) closing[local]?.();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  endParagraph();
  return found;
}

/** "w:p" is "p": the prefix may be another one. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);
