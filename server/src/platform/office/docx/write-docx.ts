import type { Block, Chapter, PrintedDocument, TableColumn } from "../../pdf/printed-document.ts";
import { addChart, type ChartBlock, isChart } from "../ooxml/chart-part.ts";
import { createOfficePackage, type OfficePackage } from "../ooxml/office-package.ts";
import { xml, xmlHead } from "../ooxml/xml.ts";
import { entryParagraph, labelRuns, paragraph, run, textParagraph } from "./paragraphs.ts";
import { numberingXml, stylesXml } from "./styles.ts";

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const spaces = `xmlns:w="${word}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`;
const part = "word/document.xml";
const typeOf = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`;
/** Width between the margins, in twentieths of a point. */
const textWidth = 9638;
const bullets = 1;

/** What writing a document has come to. */
interface Writing {
  pack: OfficePackage;
  charts: number;
  numbered: number;
}

/** The document as DOCX: headings, lists, tables with headings that repeat, charts that can be changed, and links to sources alone. */
export async function writeDocx(document: PrintedDocument): Promise<Uint8Array> {
  const pack = createOfficePackage({
    ...document,
    title: `${document.title} · ${document.kind}`,
    application: "Seedbed",
  });
  const writing: Writing = { pack, charts: 0, numbered: 0 };
  const chapters: string[] = [];
  for (const [index, chapter] of document.chapters.entries()) chapters.push(await chapterXml(writing, chapter, index));
  const footer = pack.relate(part, { kind: "footer", to: "word/footer1.xml" });
  pack.relate(part, { kind: "styles", to: "word/styles.xml" });
  pack.relate(part, { kind: "numbering", to: "word/numbering.xml" });
  pack.relate(part, { kind: "settings", to: "word/settings.xml" });
  pack.relate("", { kind: "officeDocument", to: part });
  const page = `<w:sectPr><w:footerReference w:type="default" r:id="${footer}"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`;
  pack.add(part, {
    type: typeOf("document.main"),
    content: `${xmlHead}<w:document ${spaces}><w:body>${frontXml(document)}${chapters.join("")}${page}</w:body></w:document>`,
  });
  pack.add("word/styles.xml", { type: typeOf("styles"), content: stylesXml });
  pack.add("word/numbering.xml", { type: typeOf("numbering"), content: numberingXml(writing.numbered) });
  pack.add("word/settings.xml", {
    type: typeOf("settings"),
    content: `${xmlHead}<w:settings xmlns:w="${word}"><w:defaultTabStop w:val="709"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-US"/></w:settings>`,
  });
  pack.add("word/footer1.xml", {
    type: typeOf("footer"),
    content: `${xmlHead}<w:ftr ${spaces}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${run(document.foot.join("  ·  "))}<w:r><w:tab/></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>`,
  });
  return pack.bytes();
}

const anchorOf = (index: number) => `chapter_${index + 1}`;

function frontXml({ kind, title, details, chapters }: PrintedDocument): string {
  return [
    textParagraph(kind.toUpperCase(), "Kind"),
    textParagraph(title, "Title"),
    textParagraph(details.join("  ·  "), "Subtitle"),
    ...chapters.map(({ title: name }, index) =>
      paragraph([`<w:hyperlink w:anchor="${anchorOf(index)}">${run(name)}</w:hyperlink>`], { style: "Contents" }),
    ),
  ].join("");
}

async function chapterXml(writing: Writing, { title, labels, blocks }: Chapter, index: number): Promise<string> {
  const bookmark = `<w:bookmarkStart w:id="${index + 1}" w:name="${anchorOf(index)}"/>${run(title)}<w:bookmarkEnd w:id="${index + 1}"/>`;
  const head =
    index === 0
      ? paragraph([bookmark], { style: "Heading1" }).replace("</w:pPr>", '<w:spacing w:before="360"/></w:pPr>')
      : paragraph([bookmark], { style: "Heading1" }).replace(
          '<w:pStyle w:val="Heading1"/>',
          '<w:pStyle w:val="Heading1"/><w:pageBreakBefore/>',
        );
  const told = labels.length > 0 ? paragraph([labelRuns(labels).join(run("  "))], { style: "Labels" }) : "";
  return head + told + (await blocksXml(writing, blocks));
}

async function blocksXml(writing: Writing, blocks: readonly Block[]): Promise<string> {
  const parts: string[] = [];
  for (const block of blocks) parts.push(await blockXml(writing, block));
  return parts.join("");
}

async function blockXml(writing: Writing, block: Block): Promise<string> {
  if (isChart(block)) return chartXml(writing, block);
  switch (block.kind) {
    case "lead":
      return textParagraph(block.text, "Lead");
    case "text":
      return textParagraph(block.text, "Normal");
    case "notice":
      return textParagraph(block.text, "Notice");
    case "entries": {
      const list = block.numbered ? ++writing.numbered + bullets : bullets;
      return block.entries.map((entry) => entryParagraph(entry, list)).join("");
    }
    case "table":
      return tableXml(block);
    case "columns":
      return (await Promise.all(block.columns.map(({ blocks }) => blocksXml(writing, blocks)))).join("");
    case "part":
      return (
        paragraph([run(block.title), ...(block.labels.length > 0 ? [run("  "), ...labelRuns(block.labels)] : [])], {
          style: `Heading${block.level ?? 2}`,
          of: block.title,
        }) + (await blocksXml(writing, block.blocks))
      );
    case "sources":
      return sourcesXml(writing, block);
    default:
      return "";
  }
}

/** A chart, and below it the same in a table: with the words that the report writes. */
async function chartXml(writing: Writing, block: ChartBlock): Promise<string> {
  const index = ++writing.charts;
  const path = await addChart(writing.pack, block, { folder: "word", index });
  const id = writing.pack.relate(part, { kind: "chart", to: path });
  const size = block.kind === "radar" ? { x: 4_320_000, y: 3_240_000 } : { x: 5_400_000, y: 2_160_000 };
  const drawing = `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${size.x}" cy="${size.y}"/><wp:docPr id="${index}" name="Chart ${index}" descr="${xml(block.alternative)}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="${id}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  return paragraph([drawing], { style: "Chart" }) + tableXml(chartTable(block));
}

type Table = Extract<Block, { kind: "table" }>;

const left = (name: string, share: number): TableColumn => ({ name, align: "left", share });
const right = (name: string, share: number): TableColumn => ({ name, align: "right", share });

/** What a chart shows, in words. */
export function chartTable(block: ChartBlock): Table {
  const table = { kind: "table" } as const;
  if (block.kind === "radar")
    return {
      ...table,
      about: "From 0, where a force acts against the concept, to 10, where it helps",
      columns: [left("Force", 4), left("Direction", 4), right("Score", 2)],
      rows: block.axes.map(({ name, told, score }) => [name, told, String(score)]),
    };
  if (block.kind === "circles")
    return {
      ...table,
      about: "Market size in US dollars a year",
      columns: [left("Size", 1), left("Meaning", 5), right("Estimate", 2)],
      rows: block.circles.map(({ name, meaning, told }) => [name, meaning, told]),
    };
  return {
    ...table,
    about: block.about,
    columns: [left("Name", 5), right("Estimate", 2)],
    rows: block.bars.map(({ name, told }) => [name, told]),
  };
}

function tableXml({ about, columns, rows }: Table): string {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.round((share / all) * textWidth));
  const cell = (text: string, index: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[index] ?? 0}" w:type="dxa"/></w:tcPr>${cellParagraph(text, columns[index]?.align === "right")}</w:tc>`;
  const row = (cells: readonly string[], properties = "") =>
    `<w:tr>${properties}${columns.map((_, index) => cell(cells[index] ?? "", index)).join("")}</w:tr>`;
  const head = row(
    columns.map(({ name }) => name),
    "<w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>",
  );
  return `${textParagraph(about, "Caption")}<w:tbl><w:tblPr><w:tblStyle w:val="ReportTable"/><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/><w:tblDescription w:val="${xml(about)}"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("")}</w:tblGrid>${head}${rows.map((cells) => row(cells)).join("")}</w:tbl>${paragraph([], { style: "Normal" })}`;
}

const cellParagraph = (text: string, isRight: boolean) => {
  const written = paragraph([run(text)], { style: "Cell", of: text });
  return isRight ? written.replace("</w:pPr>", '<w:jc w:val="right"/></w:pPr>') : written;
};

function sourcesXml(writing: Writing, { sources }: Extract<Block, { kind: "sources" }>): string {
  const list = ++writing.numbered + bullets;
  return sources
    .map(({ title, note, quote, address }) => {
      const link = address && linkXml(writing, address);
      const lines = [
        `${run(title, "Strong")}${note ? run(`  ${note}`, "Note") : ""}`,
        ...(quote ? [run(quote)] : []),
        ...(link ? [link] : []),
      ];
      return paragraph([lines.join("<w:r><w:br/></w:r>")], { style: "ListParagraph", of: title, list });
    })
    .join("");
}

function linkXml({ pack }: Writing, address: string): string {
  const id = pack.relate(part, { kind: "hyperlink", to: address, isOutside: true });
  return `<w:hyperlink r:id="${id}">${run(address, "Hyperlink")}</w:hyperlink>`;
}
