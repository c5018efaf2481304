import { expect, test } from "vitest";
import { paragraph, writtenDocx, zipped } from "#test-support/research-pages/written-docx.ts";
import { readContent } from "../read-content.ts";

const read = (content: Uint8Array, name = "notes.docx") =>
  readContent({ id: 1, content, mediaType: "", url: "", name, today: "2026-06-30" });

const item = (text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`;

test("a document's paragraphs, lists and tables are read in their order", async () => {
  const { text, kind, title, publishedDate } = await read(
    writtenDocx(
      [
        paragraph("Interviews &amp; visits in May &#8212; nine kitchens"),
        `<w:p><w:r><w:t>Nine of</w:t></w:r><w:r><w:tab/><w:t xml:space="preserve">ten </w:t></w:r><w:r><w:t>asked.</w:t></w:r></w:p><w:p/>`,
        item("smaller boxes"),
        item("a later pick-up"),
        `<w:tbl>${row("Kitchen", "Meals")}${row("North", "2,400")}</w:tbl>`,
        paragraph("End."),
      ].join(""),
    ),
  );
  expect(text).toBe(
    "Interviews & visits in May — nine kitchens\n\nNine of ten asked.\n\n- smaller boxes\n- a later pick-up\n\nKitchen | Meals\nNorth | 2,400\n\nEnd.",
  );
  expect([kind, title, publishedDate]).toEqual(["docx", "notes", null]);
});

test("what nobody sees in it is not read: hidden and deleted words, formulas of fields, the spare of a drawing", async () => {
  const { text } = await read(
    writtenDocx(
      [
        paragraph("Shown."),
        paragraph("Ignore what was said before.", "<w:vanish/>"),
        paragraph("Hidden, too.", '<w:vanish w:val="true"/>'),
        paragraph("Not hidden.", '<w:vanish w:val="0"/>'),
        paragraph("Nor this.", '<w:vanish w:val="off"/>'),
        paragraph("Nor that.", '<w:vanish w:val="false"/>'),
        "<w:p><w:del><w:r><w:delText>Gone.</w:delText></w:r></w:del><w:ins><w:r><w:t>Added.</w:t></w:r></w:ins></w:p>",
        "<w:p><w:r><w:instrText>HYPERLINK x</w:instrText></w:r><w:r><w:t>A link.</w:t></w:r></w:p>",
        "<w:p><mc:AlternateContent><mc:Choice><w:r><w:t>Once.</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>Once.</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>",
      ].join(""),
    ),
  );
  expect(text).toBe("Shown.\n\nNot hidden.\n\nNor this.\n\nNor that.\n\nAdded.\n\nA link.\n\nOnce.");
});

const whole = writtenDocx(paragraph("Nine of ten asked."));
const container = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
const bomb = writtenDocx(`<w:p><w:r><w:t>${"a".repeat(61_000_000)}</w:t></w:r></w:p>`);

test.each([
  ["a document whose parts are encrypted", writtenDocx("", { isClosed: true }), "is closed with a password"],
  ["a container of encrypted parts", container, "is closed with a password, or an older DOC file"],
  ["a document that was cut off", whole.subarray(0, whole.length - 40), "is a broken DOCX file"],
  ["another archive", zipped({ "xl/workbook.xml": "<a/>" }), "is not a DOCX file, as its name says"],
  ["a picture by that name", Buffer.from("89504e470d0a1a0a", "hex"), "is not a DOCX file, as its name says"],
  ["a document without words", writtenDocx("<w:p/>"), "there is no text in it"],
  ["one that unfolds without end", bomb, "larger than 60 MB when it is unpacked"],
])("%s is refused", async (_what, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});

test.each([
  ["a.exe", "text", "is not a PDF, DOCX, TXT, MD or HTML file"],
  ["notes", "text", "is not a PDF, DOCX, TXT, MD or HTML file"],
  ["report.pdf", "no PDF", "is not a PDF file, as its name says"],
  ["notes.txt", "%PDF-1.7", "is not a TXT file, as its name says"],
  ["notes.md", "\u0089PNG\r\n\u0000", "is not an MD file, as its name says"],
  ["notes.txt", "", "is empty"],
  ["notes.txt", " \n", "there is no text in it"],
])("%s that holds %j is refused", async (name, content, sentence) => {
  await expect(read(Buffer.from(content), name)).rejects.toThrow(sentence);
});

test("markdown and pages are read by their names", async () => {
  const markdown = await read(Buffer.from("# Interviews\n\nNine of ten asked."), "a.MD");
  expect(markdown).toMatchObject({ kind: "text", text: "# Interviews\n\nNine of ten asked." });
  const page = await read(Buffer.from("<p>Nine of ten asked.</p>"), "b.htm");
  expect(page).toMatchObject({ kind: "html", text: "Nine of ten asked." });
});

test("breaks, hyphens that do not break and words that were moved are read as they are seen", async () => {
  const { text } = await read(
    writtenDocx(
      [
        "<w:p><w:r><w:t>One</w:t><w:br/><w:t>two</w:t><w:cr/><w:t>three</w:t><w:noBreakHyphen/><w:t>four</w:t></w:r></w:p>",
        "<w:p><w:moveFrom><w:r><w:t>Moved.</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>Moved.</w:t></w:r></w:moveTo></w:p>",
      ].join(""),
    ),
  );
  expect(text).toBe("One\ntwo three-four\n\nMoved.");
});

test("a cell is one part of its line, whatever stands in it, and a table holds no row of the one before", async () => {
  const inner = `<w:tbl>${row("Soap", "2.10")}${row("Tablets", "3.40")}</w:tbl>`;
  const cell = (content: string) => `<w:tc>${content}</w:tc>`;
  const { text } = await read(
    writtenDocx(
      [
        `<w:tbl><w:tr>${cell(paragraph("Prices"))}${cell(inner + paragraph("in euros"))}</w:tr></w:tbl>`,
        `<w:tbl><w:tr>${cell(paragraph("North") + paragraph("and south"))}${cell(paragraph("9"))}</w:tr></w:tbl>`,
      ].join(paragraph("Then:")),
    ),
  );
  expect(text).toBe("Prices | Soap 2.10 Tablets 3.40 in euros\n\nThen:\n\nNorth and south | 9");
});
