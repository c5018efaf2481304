import { parseHTML } from "linkedom";

/** What we use of a node; the document of linkedom is no browser's. */
export interface PageNode {
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
  parentNode: PageElement | null;
}

export interface PageElement extends PageNode {
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  remove(): void;
}

export interface PageDocument {
  documentElement: PageElement;
  body: PageElement;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

const elementNode = 1;
const textNode = 3;
export const isElement = (node: PageNode): node is PageElement => node.nodeType === elementNode;
export const isText = (node: PageNode): boolean => node.nodeType === textNode;

/** The page as a tree. Nothing in it is run, fetched or styled. */
export function parsePage(html: string): PageDocument {
  return (parseHTML(withFrame(html)) as unknown as { document: PageDocument }).document;
}

// The parser takes what it is given: without these elements, which a page may leave out, what stands in them would be lost.
function withFrame(html: string): string {
  if (/<frameset[\s>]/i.test(html)) return html;
  const body = /<body[\s>]/i.test(html) ? html : withBody(html);
  return /<html[\s>]/i.test(body) ? body : `<!doctype html><html>${body.replace(/^\s*<!doctype[^>]*>/i, "")}</html>`;
}

function withBody(html: string): string {
  const head = /<\/head\s*>/i.exec(html) ?? /<html[^>]*>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return `${html.slice(0, at)}<body>${html.slice(at).replace(/<\/html\s*>/i, "")}</body>${/<html[\s>]/i.test(html) ? "</html>" : ""}`;
}
