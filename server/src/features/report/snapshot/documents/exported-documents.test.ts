import type { Source } from "@seedbed/contract/report/source";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { expect, test } from "vitest";
import { fortySnapshots } from "#test-support/drafted-ideas/forty-snapshots.ts";
import { readOffice } from "#test-support/drafted-ideas/read-office.ts";
import { readPdf, wordsOf } from "#test-support/drafted-ideas/read-pdf.ts";
import { writeMarkdown } from "../../../../platform/markdown/write-markdown.ts";
import { writeDocx } from "../../../../platform/office/docx/write-docx.ts";
import { writePptx } from "../../../../platform/office/pptx/write-pptx.ts";
import { eachText } from "../../../../platform/pdf/each-text.ts";
import { createPlainPrinter } from "../../../../platform/pdf/plain/plain-printer.ts";
import { printable } from "../../../../platform/pdf/printable.ts";
import type { PrintedDocument } from "../../../../platform/pdf/printed-document.ts";
import { createTypstPrinter } from "../../../../platform/pdf/typst/typst-printer.ts";
import type { SnapshotInput } from "../snapshot-input.ts";
import { presentReport } from "./present-report.ts";

const all = await fortySnapshots();
const few = ["refill", "japanese", "refill, empty", "refill, arabic", "german, hostile"];
/** Long and ordinary, in other letters, empty, and hostile; `EXPORTED=all` tries all forty. */
const exported = all.filter(({ name }) => process.env.EXPORTED === "all" || few.includes(name));
const find = (name: string): SnapshotInput => {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`no report ${name}`);
  return found.input;
};

/** Every text of a document that a reader should meet. */
function textsIn(document: PrintedDocument): string[] {
  const texts: string[] = [];
  const { chapters, title } = document;
  const shown = JSON.parse(JSON.stringify(chapters), (name, value) =>
    // What a picture shows is said in its place, and what a table is about may be said by its heading.
    name === "alternative" || name === "about" ? "" : value,
  );
  eachText({ ...document, kind: "", foot: [], description: "", author: "", whole: "", chapters: shown }, (text) => {
    texts.push(text);
    return text;
  });
  return [...texts.filter((text) => text.trim() !== ""), title];
}

/** As all formats show a text: without hidden letters and heaped marks, which print cannot show. */
const seen = (text: string) => wordsOf(printable(text));

const withManySources = (input: SnapshotInput): SnapshotInput => {
  const { marketScan } = input.sections;
  if (!marketScan) throw new Error("no market scan");
  const sources = Array.from(
    { length: 200 },
    (_, index): Source => ({
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      title: `Study ${index} of refilling`,
      description: "",
      url: `https://example.org/${index}?a=1&b=<2>`,
      classification: "web",
      citations: [`Of ${index} kitchens none weighs`],
      confidenceLevel: "medium",
      publishedDate: "2025-03-01",
      publisher: `Publisher ${index}`,
      retrievedAt: "2026-02-01T10:00:00.000Z",
    }),
  );
  const [first, ...others] = marketScan.content.priorityInsights;
  if (!first) throw new Error("no insight");
  const content = { ...marketScan.content, priorityInsights: [{ ...first, sources }, ...others] };
  return { ...input, sections: { ...input.sections, marketScan: { ...marketScan, content } } };
};

test("every figure of a projection that a report says is one of the page's, and all are said", () => {
  for (const { name, input } of exported) {
    const projection = input.sections.financialProjection?.content;
    if (!projection) continue;
    const chapter = presentReport(input).chapters.find(({ title }) => title === "Financial projection");
    const said = JSON.stringify(chapter);
    for (const { id, words } of figuresOf(projection).values())
      if (/^(?:entry|price|saved|savings|TAM|SAM:|SOM:|cost:)/.test(id))
        expect(said, `${name}: ${id}`).toContain(words);
  }
});

test.for([
  ["typst", createTypstPrinter()],
  ["plain", createPlainPrinter()],
] as const)(
  "whole reports are tagged PDFs in which nothing is missing: %s",
  { timeout: 240_000 },
  async ([way, print]) => {
    for (const { name, input } of exported) {
      const document = presentReport(input);
      const pdf = await readPdf(await print(document));
      expect(pdf.language, name).toBe("en");
      expect(pdf.info.Title, name).toContain("Concept report");
      expect([...pdf.roles], name).toEqual(expect.arrayContaining(["H1", "H2", "P"]));
      expect(pdf.smallest, name).toBeGreaterThanOrEqual(8);
      for (const { title } of document.chapters.slice(1)) {
        expect(pdf.text, name).toContain(wordsOf(title));
        expect(pdf.bookmarks.join("|"), `${name}, ${way}`).toContain(title);
      }
      // The first page has the title of the document in place of a chapter's; pictures have their words beside them.
      const [first] = document.chapters;
      const missing = textsIn(document).filter(
        (text) => !pdf.text.includes(seen(text).slice(0, 20)) && text !== first?.title,
      );
      if (name === "refill") expect(missing, way).toEqual([]);
      expect(pdf.text).not.toContain("\u202E");
    }
  },
);

test("whole reports are DOCX and PPTX whose parts belong together, with every text in its own words", async () => {
  for (const { name, input } of [...exported, { name: "200 sources", input: withManySources(find("refill")) }]) {
    const document = presentReport(input);
    const docx = readOffice(await writeDocx(document));
    const pptx = readOffice(await writePptx(document));
    expect(docx.problems, name).toEqual([]);
    expect(pptx.problems, name).toEqual([]);
    const [text, notes] = [docx.wordsOf(/^word\/document\.xml$/), pptx.wordsOf(/notesSlide\d+\.xml$|slide\d+\.xml$/)];
    // What only printing cannot show is left to the office.
    const words = (given: string) => wordsOf(given.toWellFormed()).replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, "");
    const missing = textsIn(document).filter((each) => !text.includes(words(each).slice(0, 200)));
    expect(
      missing.map((each) => each.slice(0, 80)),
      `${name}, DOCX`,
    ).toEqual([]);
    // A slide may say its chapter in capitals.
    const slides = notes.toLowerCase();
    const unsaid = document.chapters.filter(({ title }) => !slides.includes(wordsOf(title).toLowerCase()));
    expect(unsaid, name).toEqual([]);
  }
});

test("charts are charts with numbers to change, words for who sees none, and speakers have the whole of each text", async () => {
  const document = presentReport(find("refill"));
  const [docx, pptx] = [readOffice(await writeDocx(document)), readOffice(await writePptx(document))];
  for (const { parts } of [docx, pptx]) {
    const charts = [...parts].filter(([path]) => /charts\/chart\d+\.xml$/.test(path)).map(([, xml]) => xml);
    expect(charts.filter((xml) => xml.includes("<c:radarChart>"))).toHaveLength(1);
    expect(charts.filter((xml) => xml.includes("<c:barChart>")).length).toBeGreaterThanOrEqual(2);
    expect(charts.every((xml) => xml.includes("<c:externalData"))).toBe(true);
    expect([...parts.values()].join("")).toMatch(/descr="Market forces radar\. [^"]+"/);
  }
  expect(docx.parts.get("docProps/core.xml")).toContain("<dc:language>en</dc:language>");
  expect(docx.parts.get("word/document.xml")).toContain("<w:tblHeader/>");
  const notes = pptx.wordsOf(/notesSlide\d+\.xml$/);
  for (const { description } of find("refill").sections.customerProfiles?.content ?? [])
    expect(notes).toContain(wordsOf(description));
  for (const [path, xml] of pptx.parts)
    if (/slides\/slide\d+\.xml$/.test(path)) expect(xml.match(/type="(?:title|ctrTitle)"/g), path).toHaveLength(1);
});

test("what people wrote is never markup, a field, a formula or a link, in none of the formats", async () => {
  const hostile =
    '=HYPERLINK("http://evil.example","x") <script>alert(1)</script> {=1} [x](http://evil.example) # no **b** | a';
  const input = find("refill");
  const titled = { ...input, concept: { ...input.concept, title: hostile }, account: hostile };
  const document = presentReport(titled);
  const docx = readOffice(await writeDocx(document));
  const pptx = readOffice(await writePptx(document));
  for (const { parts, problems } of [docx, pptx]) {
    expect(problems).toEqual([]);
    const fields =
      [...parts.values()].join("").match(/w:instr="[^"]*"|<w:instrText|type="(?:slidenum|datetime)[^"]*"/g) ?? [];
    expect(new Set(fields)).toEqual(
      new Set(parts.has("word/document.xml") ? ['w:instr=" PAGE "'] : ['type="slidenum"']),
    );
    const outside = [...parts.values()].join("").match(/Target="[^"]*" TargetMode="External"/g) ?? [];
    expect(outside.filter((target) => target.includes("evil"))).toEqual([]);
  }
  const markdown = writeMarkdown(document);
  expect(markdown.split("\n")[0]).toBe(
    '# \\=HYPERLINK("http&#58;//evil.example","x") \\<script\\>alert(1)\\</script\\> \\{\\=1\\} \\[x\\](http&#58;//evil.example) \\# no \\*\\*b\\*\\* \\| a',
  );
});

test("each format names its sources with publisher and date, links them, and says who wrote what", async () => {
  const document = presentReport(withManySources(find("refill")));
  const docx = readOffice(await writeDocx(document));
  const pptx = readOffice(await writePptx(document));
  const markdown = writeMarkdown(document);
  const pdf = await readPdf(await createTypstPrinter()(document));
  const texts = [
    docx.wordsOf(/document\.xml$/),
    pptx.wordsOf(/slides\/slide\d+\.xml$/),
    wordsOf(markdown.replaceAll("\\", "")),
    pdf.text,
  ];
  for (const text of texts)
    for (const words of [
      "Study 199 of refilling",
      "Publisher 199",
      "published 1 Mar 2025",
      "read 1 Feb 2026",
      "Drafted offline",
    ])
      expect(text).toContain(wordsOf(words));
  for (const { parts } of [docx, pptx])
    expect(
      [...parts.values()].join("").match(/Target="https:\/\/example\.org[^"]*" TargetMode="External"/g),
    ).toHaveLength(200);
  expect(markdown.match(/<https:\/\/example\.org/g)).toHaveLength(200);
});
