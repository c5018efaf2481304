import { Readability } from "@mozilla/readability";
import { tidyText } from "../tidy-text.ts";
import { blocksOf } from "./blocks-of.ts";
import type { PageDocument, PageElement } from "./page-document.ts";

const around = new Set("nav header footer aside menu dialog".split(" "));
const rolesAround = /^(?:navigation|banner|contentinfo|complementary|search|dialog|alertdialog|menu|menubar)$/;
const namesAround =
  /(?:^|[\s_-])(?:nav|navigation|navbar|menu|sidebar|footer|cookie|consent|banner|breadcrumbs?|advert\w*|ads?|sponsored|share|sharing|social|related|newsletter|subscribe|popup|modal|copyright|skip-link)(?:$|[\s_-])/i;
/** Of the words of a page without what stands around them; with less, the main text was taken for something else. */
const leastShare = 0.4;

/**
 * The words that a page is about: without its menus, advertisements, notices and footer. Where no main text stands out, as on a page of many small parts,
 * everything that is not by its name one of these. Changes the document.
 */
export function mainText(document: PageDocument): string {
  const within = tidyText(blocksOf(document.body, standsAround));
  const main = tidyText(mainBlocks(document));
  if (main.length >= within.length * leastShare && main !== "") return main;
  return within || tidyText(blocksOf(document.body));
}

function mainBlocks(document: PageDocument): string[] {
  try {
    const content = new Readability<PageElement>(document as never, {
      disableJSONLD: true,
      serializer: (node) => node as unknown as PageElement,
    }).parse()?.content;
    return content ? blocksOf(content, ({ localName }) => localName === "nav") : [];
  } catch {
    // A page that it cannot make sense of is read as a whole.
    return [];
  }
}

function standsAround(element: PageElement): boolean {
  const name = element.localName.toLowerCase();
  // The header of an article names it.
  if (around.has(name)) return name !== "header" || element.querySelector("nav, ul") !== null;
  if (rolesAround.test(element.getAttribute("role") ?? "")) return true;
  const names = `${element.getAttribute("class") ?? ""} ${element.getAttribute("id") ?? ""}`;
  return name !== "body" && name !== "main" && name !== "article" && namesAround.test(names);
}
