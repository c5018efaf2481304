import { isElement, isText, type PageElement, type PageNode } from "./page-document.ts";

const blocks = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const skipped = new Set(
  "script style noscript template svg iframe object embed select button textarea input canvas audio video".split(" "),
);
/** A cell of figures is shorter; one with more is a part of a page that is laid out as a table. */
const longestCell = 400;

/**
 * The words of an element as paragraphs, in their order: headings too, the items of a list as lines of one paragraph, the rows of a table as lines with
 * " | " between their cells. Elements that `leavesOut` names are left out.
 */
export function blocksOf(root: PageElement, leavesOut: (element: PageElement) => boolean = () => false): string[] {
  const found: string[] = [];
  let words = "";
  let lists = 0;

  const flush = () => {
    if (words.trim() !== "") found.push(words.trim());
    words = "";
  };
  const newLine = (mark: string) => {
    words = `${words.trimEnd()}${words.trim() === "" ? "" : "\n"}${mark}`;
  };
  const children = (element: PageElement) => {
    for (const child of element.childNodes) walk(child);
  };
  const list = (element: PageElement) => {
    if (lists === 0) flush();
    lists += 1;
    children(element);
    lists -= 1;
    if (lists === 0) flush();
  };
  const block = (element: PageElement) => {
    // Within an item of a list a paragraph is a part of the line.
    if (lists > 0) words += " ";
    else flush();
    children(element);
    if (lists > 0) words += " ";
    else flush();
  };

  const walk = (node: PageNode) => {
    if (isText(node)) words += (node.textContent ?? "").replaceAll(/\s+/g, " ");
    if (!isElement(node) || leavesOut(node)) return;
    const name = node.localName.toLowerCase();
    if (skipped.has(name) || isNoteMark(node, name)) return;
    const rows = name === "table" ? rowsOfFigures(node) : null;
    if (rows) {
      flush();
      found.push(...rows);
    } else if (name === "br") words += "\n";
    else if (name === "pre") {
      flush();
      words = node.textContent ?? "";
      flush();
    } else if (name === "ul" || name === "ol") list(node);
    else if (name === "li") {
      newLine("- ");
      children(node);
    } else if (blocks.has(name)) block(node);
    else children(node);
  };

  walk(root);
  flush();
  // Two breaks are a paragraph to the eye.
  return found.flatMap((text) => text.split(/\n[ \t]*\n\s*/));
}

/** The small number of a note: it would stand in the middle of a sentence. */
const isNoteMark = (element: PageElement, name: string) =>
  name === "sup" && element.querySelector("a") !== null && /^\s*\[?[\d*†]{1,3}\]?\s*$/.test(element.textContent ?? "");

/** A table of figures: its caption, and its rows as lines of one paragraph. Null for a table that only lays out a page. */
function rowsOfFigures(table: PageElement): string[] | null {
  if (table.querySelector("table")) return null;
  const rows = Array.from(table.querySelectorAll("tr"), (row) =>
    Array.from(row.childNodes)
      .filter(isElement)
      .map((cell) => (cell.textContent ?? "").replaceAll(/\s+/g, " ").trim()),
  );
  const cells = rows.flat();
  if (rows.length < 2 || !rows.some((row) => row.length > 1) || cells.some((cell) => cell.length > longestCell))
    return null;
  const caption = table.querySelector("caption")?.textContent ?? "";
  const lines = rows.map((row) => row.join(" | ")).filter((line) => /[^\s|]/.test(line));
  return [caption, lines.join("\n")].filter((text) => text.trim() !== "");
}
