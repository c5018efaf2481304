import { expect, test } from "vitest";
import { longPdf } from "#test-support/research-pages/hostile-documents.ts";
import { printedPdf } from "#test-support/research-pages/print-article.ts";
import { readPdf } from "./read-pdf.ts";

const said = "Refill depots in Lyon take back nine bottles of ten.";
const readOf = async (title: string) => {
  const content = await printedPdf({ title, author: "Ada", made: new Date("2026-03-02T10:00:00Z") }, (pdf) =>
    pdf.text(said),
  );
  return readPdf({ content, url: "https://www.trade.example/report.pdf" });
};

test("the title that a PDF tells of itself is taken; its day, which is that of its last export, is not", async () => {
  expect(await readOf("Depots in Lyon")).toEqual({
    title: "Depots in Lyon",
    publisher: "trade.example",
    publishedDate: null,
    language: "en",
    text: said,
  });
});

test.each([
  "depots_final_v3.docx",
  "Microsoft Word - depots",
  "Untitled",
  "untitled-2",
  "report.INDD ",
  "2024-17",
  "",
  "thesis.tex",
  "deck.pptx",
  "sums.xls",
])("%j is the name of a file and no title", async (title) => expect((await readOf(title)).title).toBe(""));

test("a title that ends like a sentence or speaks of a file is one", async () => {
  expect((await readOf("What a PDF is for")).title).toBe("What a PDF is for");
  expect((await readOf("Über Mehrweg")).title).toBe("Über Mehrweg");
});

test("of a longer document 200 pages are read", async () => {
  const { text } = await readPdf({ content: await longPdf(202), url: "" });
  expect(text).toContain("page 200 of");
  expect(text).not.toContain("page 201 of");
});
