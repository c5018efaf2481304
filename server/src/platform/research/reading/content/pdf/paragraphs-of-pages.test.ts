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
