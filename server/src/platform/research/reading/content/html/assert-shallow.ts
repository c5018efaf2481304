import { PageRefused } from "../../../page-reader.ts";

const deepest = 500;
const mostElements = 100_000;

const voidElements = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements that end by themselves when the next one of their kind begins. */
const endedByNext = new Set("p li dt dd tr td th thead tbody tfoot option optgroup".split(" "));
/** Elements in which a tag is no tag. */
const rawElements = new Set("script style textarea title xmp iframe noembed noframes".split(" "));
const tagName = /[a-z][^\s/>]*/iy;

/**
 * Looks at the tags of a page before a parser does. Throws `PageRefused` when its elements stand in each other deeper than 500 or are more than any page
 * for people has: parsers and what follows them take memory and time for each.
 */
export function assertShallow(html: string): void {
  const open: string[] = [];
  let elements = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    if (html.startsWith("<!--", at)) {
      at = endAfter(html, "-->", at + 2);
      continue;
    }
    const isClosing = html[at + 1] === "/";
    tagName.lastIndex = at + (isClosing ? 2 : 1);
    const name = tagName.exec(html)?.[0].toLowerCase();
    if (name === undefined) {
      at += 1;
      continue;
    }
    at = endOfTag(html, tagName.lastIndex);
    if (isClosing) close(open, name);
    else {
      elements += 1;
      if (rawElements.has(name)) at = endOfRaw(html, name, at);
      else if (staysOpen(open, name, html[at - 2] === "/")) open.push(name);
    }
    if (open.length > deepest) throw new PageRefused("unreadable", "its elements are nested too deeply");
    if (elements > mostElements) throw new PageRefused("unreadable", "it has too many elements");
  }
}

function staysOpen(open: readonly string[], name: string, endsItself: boolean): boolean {
  if (voidElements.has(name) || (endedByNext.has(name) && open.at(-1) === name)) return false;
  // "<div/>" is open all the same; only drawings know elements that end themselves.
  return !endsItself || !(open.includes("svg") || open.includes("math"));
}

function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.length = at;
}

const endAfter = (html: string, mark: string, from: number) => {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
};

/** Behind the ">" of a tag; one within quotes is none. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at];
    if (sign === ">") return at + 1;
    if (sign === '"' || sign === "'") {
      const end = html.indexOf(sign, at + 1);
      if (end < 0) return html.length;
      at = end;
    }
  }
  return html.length;
}

function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\b`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
