import { getDocumentProxy } from "unpdf";

export interface ReadPdf {
  pages: number;
  /** Words alone, without spaces: printers break lines where they like. */
  text: string;
  info: { Title?: string; Producer?: string; Creator?: string };
  language: string | null;
  bookmarks: string[];
  /** The kinds of elements by which a screen reader finds its way. */
  roles: ReadonlySet<string>;
  /** What stands for pictures. */
  alternatives: string[];
  /** Of its letters the smallest size, in points. */
  smallest: number;
}

/** Reads a PDF with another program than those that write it; throws when it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes the bytes for itself.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { info } = await pdf.getMetadata();
  const roles = new Set<string>();
  const alternatives: string[] = [];
  const texts: string[] = [];
  let smallest = Number.POSITIVE_INFINITY;
  const walk = (node: TreeNode) => {
    if (node.role) roles.add(node.role);
    if (node.alt) alternatives.push(node.alt);
    for (const child of node.children ?? []) walk(child);
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const tree = (await page.getStructTree()) as TreeNode | null;
    if (tree) walk(tree);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ("str" in item && item.str.trim() !== "") smallest = Math.min(smallest, Math.round(item.height * 100) / 100);
    }
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  const outline = (await pdf.getOutline()) as { title: string }[] | null;
  return {
    pages: pdf.numPages,
    text: wordsOf(texts.join("")),
    info: info as ReadPdf["info"],
    language: (info as { Language?: string }).Language ?? null,
    bookmarks: (outline ?? []).map(({ title }) => title),
    roles,
    alternatives,
    smallest,
  };
}

interface TreeNode {
  role?: string;
  alt?: string;
  children?: TreeNode[];
}

/** A text as `ReadPdf.text` holds it. */
export const wordsOf = (text: string): string => text.normalize("NFKC").replaceAll(/[\s\p{Cf}]+/gu, "");
