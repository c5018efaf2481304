import type { Block } from "../../pdf/printed-document.ts";
import { xml } from "../ooxml/xml.ts";
import { frameXml } from "./slide-master.ts";
import { paragraph, run } from "./slide-text.ts";

const width = 11_074_400;
const rowHeight = 260_000;

const edge = (name: string, colour: string, thickness: number) =>
  `<a:${name} w="${thickness}"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></a:${name}>`;
const none = (name: string) => `<a:${name} w="0"><a:noFill/></a:${name}>`;

/** A table on a slide, its first row the headings. */
export function tableFrame(
  { about, columns, rows }: Extract<Block, { kind: "table" }>,
  { id, y }: { id: number; y: number },
): string {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.round((share / all) * width));
  const cell = (text: string, index: number, isHead: boolean) => {
    const letters = isHead ? { size: 10, isBold: true, colour: "646C65" } : { size: 11 };
    const align = columns[index]?.align === "right" ? "r" : "";
    const body = paragraph(text === "" ? [] : [run(text, letters)], { of: text, align });
    return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${body}</a:txBody><a:tcPr marL="54000" marR="54000" marT="32000" marB="32000">${none("lnL")}${none("lnR")}${none("lnT")}${edge("lnB", isHead ? "646C65" : "E2DED2", isHead ? 12_700 : 6_350)}<a:noFill/></a:tcPr></a:tc>`;
  };
  const row = (cells: readonly string[], isHead: boolean) =>
    `<a:tr h="${rowHeight}">${columns.map((_, index) => cell(cells[index] ?? "", index, isHead)).join("")}</a:tr>`;
  const head = row(
    columns.map(({ name }) => name),
    true,
  );
  const frame = { x: 558_800, y, width, height: rowHeight * (rows.length + 1) };
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table" descr="${xml(about)}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${frameXml(frame, "p")}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${widths.map((each) => `<a:gridCol w="${each}"/>`).join("")}</a:tblGrid>${head}${rows.map((cells) => row(cells, false)).join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}
