import { expect, test } from "vitest";
import { type PdfPiece, paragraphsOfPages } from "./paragraphs-of-pages.ts";

/** Lines of a page from its top, 14 apart; an empty one is a gap, "# " makes the letters larger. */
const pageOf = (...lines: string[]): PdfPiece[] =>
  lines.flatMap((line, at) =>
    line === ""
      ? []
      : [{ text: line.replace("# ", ""), endsLine: true, height: line.startsWith("# ") ? 18 : 11, y: 800 - at * 14 }],
  );

test("lines are joined to paragraphs, and divided words to whole ones", () => {
  const page = pageOf("# Depots", "Offices refill their bot-", "tles in the base-", "ment.", "", "It costs less.");
  expect(paragraphsOfPages([page])).toEqual([
    "Depots",
    "Offices refill their bottles in the basement.",
    "It costs less.",
  ]);
});

test("a paragraph goes on over the edge of a page, and what every page repeats is left out", () => {
  const page = (number: number, ...body: string[]) =>
    pageOf("Refill report, 2026", "", ...body, "", "", `Page ${number} of 3`);
  const pages = [
    page(1, "First sentence.", "It goes on", "and on"),
    page(2, "over the page.", "", "Second paragraph", "is here."),
    page(3, "Third paragraph", "ends", "it."),
  ];
  expect(paragraphsOfPages(pages)).toEqual([
    "First sentence. It goes on and on over the page.",
    "Second paragraph is here.",
    "Third paragraph ends it.",
  ]);
});

test("words of one line that are drawn apart stay one line, and Japanese lines need no space between", () => {
  const parts = ["Depots ", "pay ", "for themselves."].map((text) => ({ text, endsLine: false, height: 11, y: 700 }));
  expect(paragraphsOfPages([parts])).toEqual(["Depots pay for themselves."]);
  expect(paragraphsOfPages([pageOf("詰め替えの洗剤は、", "置き場所が要る。")])).toEqual([
    "詰め替えの洗剤は、置き場所が要る。",
  ]);
});

test("a paragraph goes on at the top of the next column, and in letters of no height", () => {
  const column = (...lines: string[]) => pageOf("# Depots", "", ...lines);
  const [first, second] = [column("Offices refill their", "bottles in"), column("the basement", "of the house.")];
  expect(paragraphsOfPages([[...first, ...second.slice(1)]])).toEqual([
    "Depots",
    "Offices refill their bottles in the basement of the house.",
  ]);
  const flat = pageOf("Offices refill", "", "", "their bottles.").map((piece) => ({ ...piece, height: 0 }));
  expect(paragraphsOfPages([flat])).toEqual(["Offices refill their bottles."]);
});

test("the number of a page is left out of any document, and what stands above two pages alone is not", () => {
  const page = (number: number) =>
    pageOf("Refill report", "", `Part ${number} begins`, "and it ends.", "", String(number));
  expect(paragraphsOfPages([page(1)])).toEqual(["Refill report", "Part 1 begins and it ends."]);
  expect(paragraphsOfPages([page(1), page(2)])).toHaveLength(4);
});

test.each(["3", "- 3 -", "– 12 –", " 1234 "])("the number of a page is left out, written as “%s”", (number) => {
  expect(paragraphsOfPages([pageOf("Part one begins", "here and", "goes on.", "", number)])).toEqual([
    "Part one begins here and goes on.",
  ]);
});

test.each(["12345", "3 parts", "Page 3"])("“%s” at the end of a page alone is no number of it", (line) => {
  expect(paragraphsOfPages([pageOf("Part one begins", "here and", "goes on.", "", line)])).toHaveLength(2);
});

test.each([".", "!", "?", ":", "。", "！", "？", '"', "”", "»", ")"])(
  "behind a paragraph that ends with %s the next page begins another",
  (end) => {
    const pages = [pageOf("One", "two", "three", `four${end}`), pageOf("and five.", "six", "seven", "eight")];
    expect(paragraphsOfPages(pages)).toHaveLength(2);
  },
);
