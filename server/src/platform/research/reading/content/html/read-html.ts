import { PageRefused } from "../../../page-reader.ts";
import { languageOfText } from "../language-of-text.ts";
import { publisherOf } from "../publisher-of.ts";
import type { Reading } from "../reading.ts";
import type { ReadingOrder } from "../reading-order.ts";
import { assertShallow } from "./assert-shallow.ts";
import { mainText } from "./main-text.ts";
import { type PageDocument, parsePage } from "./page-document.ts";
import { publishedDate } from "./published-date.ts";
import { removeHidden } from "./remove-hidden.ts";

/** A page that asks for a password shows no more than this beside. */
const mostBesideSignIn = 600;

/** The main text of a page, and what it says of itself. Throws `PageRefused` for one that has none to be read. */
export function readHtml(html: string, { url, today }: Pick<ReadingOrder, "url" | "today">): Reading {
  assertShallow(html);
  const document = parsePage(html);
  if (document.querySelector("frameset")) throw new PageRefused("unreadable", "it only shows other pages in frames");
  const title = titleOf(document);
  const published = publishedDate(document, today);
  const publisher = metaOf(document, "og:site_name") || publisherOf(url);
  const said = document.documentElement.getAttribute("lang");
  const asksForPassword = document.querySelector('input[type="password"]') !== null;
  removeHidden(document);
  const text = mainText(document);
  if (asksForPassword && text.length < mostBesideSignIn) throw new PageRefused("unreadable", "asks for a sign-in");
  return { title, publisher, publishedDate: published, language: languageOfText(said, text), text };
}

/** What the page calls itself, without the name of its site behind it. */
function titleOf(document: PageDocument): string {
  const title = document.querySelector("head title, title")?.textContent?.trim() ?? "";
  const heading = document.querySelector("h1")?.textContent?.trim() ?? "";
  return metaOf(document, "og:title") || (heading !== "" && title.startsWith(heading) ? heading : title) || heading;
}

const metaOf = (document: PageDocument, property: string) =>
  document.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute("content")?.trim() ??
  "";
