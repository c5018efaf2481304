import { readdirSync, readFileSync } from "node:fs";

/** An article as it stands in `articles/`: a few lines that say what it is, an empty line, and its paragraphs. */
export interface Article {
  /** Where it is served: "/surfactant-prices". */
  path: string;
  title: string;
  publisher: string;
  /** ISO 8601 date. */
  published: string;
  /** Of `topics`; "" for none. */
  topic: string;
  layout: "news" | "divs" | "article" | "table" | "pdf";
  language: string;
  /** "# " begins a heading, "| " the rows of a table, "- " those of a list. */
  paragraphs: string[];
  /** The sentences that are marked by [[ ]] in the file: what a reader of the page must find. */
  marked: string[];
}

const folder = new URL("./articles/", import.meta.url);

/** All articles, by the name of their file. A new one needs a file alone. */
export const articles: readonly Article[] = readdirSync(folder)
  .sort()
  .map((name) => articleOf(name.replace(/\.txt$/, ""), readFileSync(new URL(name, folder), "utf8")));

function articleOf(name: string, file: string): Article {
  const [head = "", ...paragraphs] = file.trim().split(/\n{2,}/);
  const said = new Map(head.split("\n").map((line) => [line.split(":")[0], line.slice(line.indexOf(":") + 1).trim()]));
  const saying = (key: string) => said.get(key) ?? "";
  return {
    path: `/${name}`,
    title: saying("title"),
    publisher: saying("publisher"),
    published: saying("published"),
    topic: saying("topic"),
    layout: saying("layout") as Article["layout"],
    language: saying("language"),
    paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll(/\[\[|\]\]/g, "")),
    marked: [...file.matchAll(/\[\[(.+?)\]\]/gs)].map(([, sentence = ""]) => sentence),
  };
}
