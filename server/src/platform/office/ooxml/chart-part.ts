import type { Block } from "../../pdf/printed-document.ts";
import { headings, number, text } from "../workbook.ts";
import { writeWorkbook } from "../write-workbook.ts";
import type { OfficePackage } from "./office-package.ts";
import { xml, xmlHead } from "./xml.ts";

/** What a document shows as a chart that can be changed. */
export type ChartBlock = Extract<Block, { kind: "radar" | "circles" | "bars" }>;

export const isChart = (block: Block): block is ChartBlock =>
  (block.kind === "radar" && block.axes.length > 0) ||
  (block.kind === "circles" && block.circles.length > 0) ||
  (block.kind === "bars" && block.bars.length > 0);

const chartType = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
const green = "226642";

interface ChartData {
  name: string;
  rows: { name: string; value: number }[];
  format: string;
  isRadar: boolean;
}

const usd = '[>=1000000000]"$"0.0,,,"B";[>=1000000]"$"0.0,,"M";"$"#,##0';
const formats = { usd, percent: '0.##"%"', points: "0.#" } as const;

function dataOf(block: ChartBlock): ChartData {
  if (block.kind === "radar")
    return {
      name: "From 0, where a force acts against the concept, to 10, where it helps",
      rows: block.axes.map(({ name, score }) => ({ name, value: score })),
      format: formats.points,
      isRadar: true,
    };
  if (block.kind === "circles")
    return {
      name: "US dollars a year",
      rows: block.circles.map(({ name, amount }) => ({ name, value: amount })),
      format: formats.usd,
      isRadar: false,
    };
  return {
    name: block.about,
    rows: block.bars.map(({ name, value }) => ({ name, value })),
    format: formats[block.as],
    isRadar: false,
  };
}

/** Adds a chart with the workbook of its numbers, and gives its path in the package. `folder` is "word" or "ppt". */
export async function addChart(
  pack: OfficePackage,
  block: ChartBlock,
  at: { folder: string; index: number },
): Promise<string> {
  const data = dataOf(block);
  const path = `${at.folder}/charts/chart${at.index}.xml`;
  const workbook = `${at.folder}/embeddings/numbers${at.index}.xlsx`;
  pack.add(workbook, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    content: await writeWorkbook([
      {
        name: "Sheet1",
        widths: [40, 20],
        rows: [headings("", data.name), ...data.rows.map(({ name, value }) => [text(name), number(value, "plain")])],
      },
    ]),
  });
  const id = pack.relate(path, { kind: "package", to: workbook });
  pack.add(path, { type: chartType, content: chartXml(data, id) });
  return path;
}

function chartXml(data: ChartData, workbook: string): string {
  const { rows, isRadar, name, format } = data;
  const last = rows.length + 1;
  const points = (values: string[]) =>
    `<c:ptCount val="${rows.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join("")}`;
  const line = `<a:ln w="22225"><a:solidFill><a:srgbClr val="${green}"/></a:solidFill></a:ln>`;
  const fill = `<a:solidFill><a:srgbClr val="${green}"/></a:solidFill>`;
  const labels = `<c:dLbls><c:numFmt formatCode="${xml(format)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`;
  const series = `<c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xml(name)}</c:v></c:pt></c:strCache></c:strRef></c:tx><c:spPr>${isRadar ? line : fill}</c:spPr>${isRadar ? '<c:marker><c:symbol val="circle"/><c:size val="6"/></c:marker>' : '<c:invertIfNegative val="0"/>'}${labels}<c:cat><c:strRef><c:f>Sheet1!$A$2:$A$${last}</c:f><c:strCache>${points(rows.map((row) => xml(row.name)))}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$2:$B$${last}</c:f><c:numCache><c:formatCode>General</c:formatCode>${points(rows.map(({ value }) => String(value)))}</c:numCache></c:numRef></c:val></c:ser>`;
  const plot = isRadar
    ? `<c:radarChart><c:radarStyle val="marker"/><c:varyColors val="0"/>${series}<c:axId val="111"/><c:axId val="222"/></c:radarChart>`
    : `<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/><c:axId val="111"/><c:axId val="222"/></c:barChart>`;
  const faint = '<c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="E2DED2"/></a:solidFill></a:ln></c:spPr>';
  const category = `<c:catAx><c:axId val="111"/><c:scaling><c:orientation val="${isRadar ? "minMax" : "maxMin"}"/></c:scaling><c:delete val="0"/><c:axPos val="l"/>${isRadar ? `<c:majorGridlines>${faint}</c:majorGridlines>` : ""}<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${faint}<c:crossAx val="222"/><c:crosses val="autoZero"/><c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/></c:catAx>`;
  const range = isRadar ? '<c:max val="10"/><c:min val="0"/>' : '<c:min val="0"/>';
  const values = `<c:valAx><c:axId val="222"/><c:scaling><c:orientation val="minMax"/>${range}</c:scaling><c:delete val="${isRadar ? 0 : 1}"/><c:axPos val="${isRadar ? "l" : "b"}"/>${isRadar ? `<c:majorGridlines>${faint}</c:majorGridlines>` : ""}<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${isRadar ? "none" : "nextTo"}"/><c:crossAx val="111"/><c:crosses val="autoZero"/><c:crossBetween val="between"/></c:valAx>`;
  return `${xmlHead}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:date1904 val="0"/><c:lang val="en-US"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>${plot}${category}${values}</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1000"><a:solidFill><a:srgbClr val="4C554E"/></a:solidFill></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr><c:externalData r:id="${workbook}"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
}
