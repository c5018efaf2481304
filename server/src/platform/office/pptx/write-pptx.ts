import type { PrintedDocument } from "../../pdf/printed-document.ts";
import { addChart } from "../ooxml/chart-part.ts";
import { createOfficePackage, type OfficePackage } from "../ooxml/office-package.ts";
import { xml, xmlHead } from "../ooxml/xml.ts";
import {
  contentLayoutXml,
  type Frame,
  footFrame,
  frameXml,
  masterXml,
  namespaces,
  notesMasterXml,
  numberShape,
  placeholder,
  shapeTree,
  slideSize,
  themeXml,
  titleLayoutXml,
} from "./slide-master.ts";
import { type PlannedSlide, planSlides } from "./slide-plan.ts";
import { tableFrame } from "./slide-table.ts";
import { labelRuns, paragraph, run, slideParagraphs } from "./slide-text.ts";

const typeOf = (name: string) => `application/vnd.openxmlformats-officedocument.presentationml.${name}+xml`;
const themeType = "application/vnd.openxmlformats-officedocument.theme+xml";
const presentation = "ppt/presentation.xml";
const top = 1_250_000;
const columnHeight = 5_050_000;
const columnWidth = 5_400_000;
const between = 274_400;
const lineHeight = 205_000;

/** The document as PPTX: titles in their places, charts that can be changed, tables, and the whole of each text in the notes. */
export async function writePptx(document: PrintedDocument): Promise<Uint8Array> {
  const pack = createOfficePackage({
    ...document,
    title: `${document.title} · ${document.kind}`,
    application: "Seedbed",
  });
  pack.relate("", { kind: "officeDocument", to: presentation });
  const ids = addMasters(pack);
  const slides = [titleSlide(document)];
  let charts = 0;
  for (const [index, planned] of planSlides(document).entries()) {
    const path = slidePath(index + 2);
    if (planned.chart) charts += 1;
    slides.push(await contentSlide(pack, planned, { path, chart: charts, foot: document.foot.join("  ·  ") }));
  }
  const slideIds = slides.map(({ xml: content, notes }, index) => addSlide(pack, { index: index + 1, content, notes }));
  pack.add(presentation, {
    type: typeOf("presentation.main"),
    content: `${xmlHead}<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="${ids.master}"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="${ids.notes}"/></p:notesMasterIdLst><p:sldIdLst>${slideIds.map((id, index) => `<p:sldId id="${256 + index}" r:id="${id}"/>`).join("")}</p:sldIdLst><p:sldSz cx="${slideSize.width}" cy="${slideSize.height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  });
  return pack.bytes();
}

const slidePath = (number: number) => `ppt/slides/slide${number}.xml`;
const layoutPath = (number: number) => `ppt/slideLayouts/slideLayout${number}.xml`;
const master = "ppt/slideMasters/slideMaster1.xml";
const notesMaster = "ppt/notesMasters/notesMaster1.xml";

function addMasters(pack: OfficePackage): { master: string; notes: string } {
  for (const index of [1, 2]) pack.add(`ppt/theme/theme${index}.xml`, { type: themeType, content: themeXml });
  const layouts = [titleLayoutXml, contentLayoutXml].map((content, index) => {
    const path = layoutPath(index + 1);
    pack.add(path, { type: typeOf("slideLayout"), content });
    pack.relate(path, { kind: "slideMaster", to: master });
    return pack.relate(master, { kind: "slideLayout", to: path });
  });
  pack.relate(master, { kind: "theme", to: "ppt/theme/theme1.xml" });
  pack.add(master, { type: typeOf("slideMaster"), content: masterXml(layouts) });
  pack.relate(notesMaster, { kind: "theme", to: "ppt/theme/theme2.xml" });
  pack.add(notesMaster, { type: typeOf("notesMaster"), content: notesMasterXml });
  return {
    master: pack.relate(presentation, { kind: "slideMaster", to: master }),
    notes: pack.relate(presentation, { kind: "notesMaster", to: notesMaster }),
  };
}

interface Slide {
  xml: string;
  notes: string[];
}

function addSlide(pack: OfficePackage, { index, content, notes }: { index: number; content: string; notes: string[] }) {
  const path = slidePath(index);
  const notesPath = `ppt/notesSlides/notesSlide${index}.xml`;
  pack.add(path, { type: typeOf("slide"), content });
  pack.relate(path, { kind: "slideLayout", to: layoutPath(index === 1 ? 1 : 2) });
  pack.relate(path, { kind: "notesSlide", to: notesPath });
  pack.relate(notesPath, { kind: "notesMaster", to: notesMaster });
  pack.relate(notesPath, { kind: "slide", to: path });
  const image =
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>';
  const body = notes.length > 0 ? notes.map((text) => paragraph([run(text)], { of: text })).join("") : "<a:p/>";
  const text = `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${body}</p:txBody></p:sp>`;
  pack.add(notesPath, {
    type: typeOf("notesSlide"),
    content: `${xmlHead}<p:notes ${namespaces}><p:cSld>${shapeTree(image + text)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`,
  });
  return pack.relate(presentation, { kind: "slide", to: path });
}

const slideXml = (shapes: string, ground = "") =>
  `${xmlHead}<p:sld ${namespaces}><p:cSld>${ground}${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;

function titleSlide({ title, kind, details, description }: PrintedDocument): Slide {
  const dark = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="143C29"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>';
  const size = title.length > 90 ? 26 : 38;
  const heading = paragraph([run(title, { size, colour: "F4F3EC", isSerif: true })], { of: title });
  const below = [
    paragraph([run(kind.toUpperCase(), { size: 12, colour: "A9CFB4", isBold: true })]),
    paragraph([run(details.join("  ·  "), { size: 14, colour: "D2E6D7" })], { before: 6 }),
  ].join("");
  return {
    xml: slideXml(
      placeholder({ id: 2, name: "Title", kind: 'type="ctrTitle"' }, { body: heading }) +
        placeholder({ id: 3, name: "Subtitle", kind: 'type="subTitle" idx="1"' }, { body: below }),
      dark,
    ),
    notes: [description],
  };
}

interface ContentTerms {
  path: string;
  /** The number of the chart, if the slide has one. */
  chart: number;
  foot: string;
}

async function contentSlide(
  pack: OfficePackage,
  planned: PlannedSlide,
  { path, chart, foot }: ContentTerms,
): Promise<Slide> {
  const { title, chapter, labels, columns, table } = planned;
  const linkOf = (address: string) => pack.relate(path, { kind: "hyperlink", to: address, isOutside: true });
  const shapes = [
    placeholder(
      { id: 2, name: "Title", kind: 'type="title"' },
      { body: paragraph([run(title, { size: title.length > 70 ? 18 : 26 })], { of: title }) },
    ),
    textBox(
      { id: 3, name: "Chapter" },
      {
        frame: { x: 558_800, y: 290_000, width: 11_074_400, height: 230_000 },
        body: paragraph([
          run(chapter.toUpperCase(), { size: 9, isBold: true, colour: "226642" }),
          ...labelRuns(labels),
        ]),
      },
    ),
  ];
  if (planned.chart) {
    const id = pack.relate(path, {
      kind: "chart",
      to: await addChart(pack, planned.chart, { folder: "ppt", index: chart }),
    });
    shapes.push(chartFrame(id, planned.chart.alternative));
  }
  const first = planned.chart ? 1 : 0;
  for (const [index, column] of columns.entries()) {
    if (column.length === 0) continue;
    const isAlone = columns.length === 1 && !planned.chart;
    const frame = {
      x: 558_800 + (index + first) * (columnWidth + between),
      y: top,
      width: isAlone ? 2 * columnWidth + between : columnWidth,
      height: columnHeight,
    };
    shapes.push(
      textBox({ id: 10 + index, name: `Text ${index + 1}` }, { frame, body: slideParagraphs(column, linkOf) }),
    );
  }
  if (table) shapes.push(tableFrame(table, { id: 20, y: top + Math.round(planned.above * lineHeight) }));
  shapes.push(
    textBox(
      { id: 30, name: "Footer" },
      { frame: footFrame, body: paragraph([run(foot, { size: 9, colour: "646C65" })]) },
    ),
    numberShape(31),
  );
  return { xml: slideXml(shapes.join("")), notes: planned.notes };
}

const textBox = ({ id, name }: { id: number; name: string }, { frame, body }: { frame: Frame; body: string }) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${frameXml(frame)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"><a:normAutofit/></a:bodyPr><a:lstStyle/>${body}</p:txBody></p:sp>`;

const chartFrame = (relation: string, alternative: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="Chart" descr="${xml(alternative)}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${frameXml({ x: 558_800, y: top, width: columnWidth, height: 4_700_000 }, "p")}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${relation}"/></a:graphicData></a:graphic></p:graphicFrame>`;
