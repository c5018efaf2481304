import { languageOfText } from "./language-of-text.ts";
import { publisherOf } from "./publisher-of.ts";
import type { Reading } from "./reading.ts";
import type { ReadingOrder } from "./reading-order.ts";
import { tidyText } from "./tidy-text.ts";

const beginsItem = /^\s*(?:[-*•–]|\d{1,3}[.)])\s|^\s*\|/;

/** A file of plain text: lines that were broken to fit a page are joined again, those of lists and tables stay. */
export function readPlainText(file: string, { url }: ReadingOrder): Reading {
  const paragraphs = file.split(/\r\n|\r|\n/).reduce<string[][]>(
    (found, line) => {
      if (line.trim() === "") found.push([]);
      else found.at(-1)?.push(line);
      return found;
    },
    [[]],
  );
  const text = tidyText(paragraphs.map(joinedLines));
  return { title: "", publisher: publisherOf(url), publishedDate: null, language: languageOfText(null, text), text };
}

const joinedLines = (lines: readonly string[]) =>
  lines.reduce((text, line) => (text === "" ? line : `${text}${beginsItem.test(line) ? "\n" : " "}${line}`), "");
