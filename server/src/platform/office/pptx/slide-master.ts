import { xmlHead } from "../ooxml/xml.ts";

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const rgb = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
const font = (typeface: string) => `<a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/>`;
const solid = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = `<a:ln w="6350">${solid}</a:ln>`;

/** Colours and fonts: a company changes them in one place. */
export const themeXml = `${xmlHead}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Report"><a:themeElements><a:clrScheme name="Report">${[
  rgb("dk1", "1A211C"),
  rgb("lt1", "FFFFFF"),
  rgb("dk2", "143C29"),
  rgb("lt2", "F7F5EF"),
  rgb("accent1", "226642"),
  rgb("accent2", "7AB48C"),
  rgb("accent3", "6A4FA3"),
  rgb("accent4", "8A5A0B"),
  rgb("accent5", "B3402F"),
  rgb("accent6", "2F6690"),
  rgb("hlink", "2F6690"),
  rgb("folHlink", "6A4FA3"),
].join(
  "",
)}</a:clrScheme><a:fontScheme name="Report"><a:majorFont>${font("Georgia")}</a:majorFont><a:minorFont>${font("Calibri")}</a:minorFont></a:fontScheme><a:fmtScheme name="Report"><a:fillStyleLst>${solid.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${"<a:effectStyle><a:effectLst/></a:effectStyle>".repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${solid.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

const groupHead =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** The shapes of a slide, a layout or a master. */
export const shapeTree = (shapes: string): string => `<p:spTree>${groupHead}${shapes}</p:spTree>`;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const frameXml = ({ x, y, width, height }: Frame, of = "a") =>
  `<${of}:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></${of}:xfrm>`;

/** A place on a slide that its master knows, such as the title. */
export function placeholder(
  { id, name, kind }: { id: number; name: string; kind: string },
  { frame, body, anchor = "b" }: { frame?: Frame; body: string; anchor?: string },
): string {
  const properties = frame ? `${frameXml(frame)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` : "";
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${kind}/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr><p:txBody><a:bodyPr${frame ? ` lIns="0" rIns="0" tIns="0" bIns="0" anchor="${anchor}"` : ""}><a:normAutofit/></a:bodyPr><a:lstStyle/>${body}</p:txBody></p:sp>`;
}

export const slideSize = { width: 12_192_000, height: 6_858_000 };
export const titleFrame: Frame = { x: 558_800, y: 520_000, width: 11_074_400, height: 560_000 };
const numberFrame: Frame = { x: 10_800_000, y: 6_450_000, width: 833_200, height: 260_000 };
export const footFrame: Frame = { x: 558_800, y: 6_450_000, width: 9_000_000, height: 260_000 };

const prompt = (text: string) => `<a:p><a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r></a:p>`;
const numberBody =
  '<a:p><a:pPr algn="r"/><a:fld id="{5C2F1A5E-3B0E-4B7C-9C6E-0C1D2E3F4A5B}" type="slidenum"><a:rPr lang="en-US" sz="900"><a:solidFill><a:srgbClr val="646C65"/></a:solidFill></a:rPr><a:t>‹#›</a:t></a:fld></a:p>';

export const numberShape = (id: number, isOnSlide = true): string =>
  placeholder(
    { id, name: `Slide number ${id}`, kind: 'type="sldNum" sz="quarter" idx="12"' },
    isOnSlide ? { body: numberBody } : { frame: numberFrame, body: numberBody, anchor: "ctr" },
  );

const masterTitle = placeholder(
  { id: 2, name: "Title", kind: 'type="title"' },
  { frame: titleFrame, body: prompt("Title") },
);
const masterBody = placeholder(
  { id: 3, name: "Text", kind: 'type="body" idx="1"' },
  { frame: { x: 558_800, y: 1_250_000, width: 11_074_400, height: 5_000_000 }, body: prompt("Text"), anchor: "t" },
);

const levels = (size: number) =>
  Array.from(
    { length: 5 },
    (_, index) =>
      `<a:lvl${index + 1}pPr marL="0" indent="0" algn="l"><a:buNone/><a:defRPr sz="${size}"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl${index + 1}pPr>`,
  ).join("");

const colourMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

export const masterXml = (layouts: readonly string[]): string =>
  `${xmlHead}<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${shapeTree(masterTitle + masterBody + numberShape(4, false))}</p:cSld>${colourMap}<p:sldLayoutIdLst>${layouts.map((id, index) => `<p:sldLayoutId id="${2147483650 + index}" r:id="${id}"/>`).join("")}</p:sldLayoutIdLst><p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:defRPr sz="2600"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle>${levels(1200)}</p:bodyStyle><p:otherStyle>${levels(1200)}</p:otherStyle></p:txStyles></p:sldMaster>`;

const layout = (type: string, name: string, shapes: string) =>
  `${xmlHead}<p:sldLayout ${namespaces} type="${type}" preserve="1"><p:cSld name="${name}">${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

export const titleLayoutXml = layout(
  "title",
  "Title slide",
  placeholder(
    { id: 2, name: "Title", kind: 'type="ctrTitle"' },
    { frame: { x: 900_000, y: 2_000_000, width: 10_392_000, height: 1_700_000 }, body: prompt("Title") },
  ) +
    placeholder(
      { id: 3, name: "Subtitle", kind: 'type="subTitle" idx="1"' },
      {
        frame: { x: 900_000, y: 3_900_000, width: 10_392_000, height: 900_000 },
        body: prompt("Subtitle"),
        anchor: "t",
      },
    ),
);
export const contentLayoutXml = layout(
  "titleOnly",
  "Title and content",
  placeholder({ id: 2, name: "Title", kind: 'type="title"' }, { body: prompt("Title") }) + numberShape(3),
);

export const notesMasterXml = `${xmlHead}<p:notesMaster ${namespaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${shapeTree(
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg" idx="2"/></p:nvPr></p:nvSpPr><p:spPr>${frameXml({ x: 685_800, y: 1_143_000, width: 5_486_400, height: 3_086_100 })}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp>${placeholder({ id: 3, name: "Notes", kind: 'type="body" sz="quarter" idx="3"' }, { frame: { x: 685_800, y: 4_400_550, width: 5_486_400, height: 3_600_450 }, body: prompt("Notes"), anchor: "t" })}`,
)}</p:cSld>${colourMap}</p:notesMaster>`;
