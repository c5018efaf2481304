import { xmlHead } from "../ooxml/xml.ts";

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const ink = "1A211C";
const soft = "4C554E";
const faint = "646C65";
const green = "226642";

const size = (points: number) => `<w:sz w:val="${points * 2}"/><w:szCs w:val="${points * 2}"/>`;
const colour = (value: string) => `<w:color w:val="${value}"/>`;
const bold = "<w:b/><w:bCs/>";
const serif = '<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Times New Roman"/>';

interface ParagraphStyle {
  id: string;
  name: string;
  paragraph?: string;
  letters?: string;
  next?: string;
}

const paragraphStyle = ({ id, name, paragraph = "", letters = "", next = "Normal" }: ParagraphStyle) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="${next}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`;

const letterStyle = (id: string, letters: string) =>
  `<w:style w:type="character" w:customStyle="1" w:styleId="${id}"><w:name w:val="${id}"/><w:rPr>${letters}</w:rPr></w:style>`;

const spacing = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`;
const heading = (level: number, before: number, letters: string): ParagraphStyle => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  paragraph: `<w:keepNext/><w:keepLines/>${spacing(before, 80)}<w:outlineLvl w:val="${level - 1}"/>`,
  letters,
});

/** The styles of a report: a company changes them in one place. */
export const stylesXml = `${xmlHead}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Yu Gothic" w:cs="Arial"/>${colour(ink)}${size(10.5)}<w:lang w:val="en-US" w:eastAsia="ja-JP" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="269" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>${[
  { id: "Title", name: "Title", paragraph: spacing(0, 120), letters: serif + colour("143C29") + size(30) },
  { id: "Subtitle", name: "Subtitle", paragraph: spacing(0, 240), letters: colour(faint) + size(10) },
  { id: "Kind", name: "Kind of document", paragraph: spacing(0, 40), letters: bold + colour(green) + size(9) },
  heading(1, 0, serif + colour("143C29") + size(22)),
  heading(2, 320, serif + colour(ink) + size(15)),
  heading(3, 240, bold + colour(green) + size(11.5)),
  { id: "Lead", name: "Lead", paragraph: spacing(120, 200), letters: serif + size(14) },
  {
    id: "Notice",
    name: "Notice",
    paragraph: `<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="8A5A0B"/></w:pBdr>${spacing(80, 160)}`,
    letters: colour("8A5A0B"),
  },
  { id: "ListParagraph", name: "List Paragraph", paragraph: spacing(0, 100), next: "ListParagraph" },
  { id: "Labels", name: "Labels", paragraph: `<w:keepNext/>${spacing(0, 120)}` },
  { id: "Caption", name: "caption", paragraph: `<w:keepNext/>${spacing(120, 60)}`, letters: colour(faint) + size(9) },
  { id: "Cell", name: "Cell", paragraph: spacing(40, 40), letters: size(9) },
  { id: "Chart", name: "Chart", paragraph: `${spacing(80, 160)}<w:jc w:val="center"/>` },
  { id: "Contents", name: "Contents", paragraph: spacing(0, 60) },
  {
    id: "Footer",
    name: "footer",
    paragraph: '<w:tabs><w:tab w:val="right" w:pos="9638"/></w:tabs>',
    letters: colour(faint) + size(8),
  },
]
  .map(paragraphStyle)
  .join("")}${[
  letterStyle("Strong", bold),
  letterStyle("Note", colour(faint) + size(9)),
  letterStyle("Positive", colour(green) + size(9)),
  letterStyle("Negative", colour("B3402F") + size(9)),
  letterStyle("Caution", colour("8A5A0B") + size(9)),
  letterStyle("LabelAi", bold + colour("6A4FA3") + size(8)),
  letterStyle("LabelDraft", bold + colour("7D5209") + size(8)),
  letterStyle("LabelPerson", bold + colour(green) + size(8)),
  letterStyle("Hyperlink", `${colour("2F6690")}<w:u w:val="single"/>`),
].join(
  "",
)}<w:style w:type="table" w:customStyle="1" w:styleId="ReportTable"><w:name w:val="Report Table"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="E2DED2"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="E2DED2"/></w:tblBorders></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr>${bold}${colour(soft)}</w:rPr><w:tcPr><w:tcBorders><w:bottom w:val="single" w:sz="8" w:space="0" w:color="${faint}"/></w:tcBorders></w:tcPr></w:tblStylePr></w:style></w:styles>`;

/** List 1 is bullets; each further one counts from 1. */
export function numberingXml(numbered: number): string {
  const level = (format: string, text: string, letters: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="397" w:hanging="397"/></w:pPr><w:rPr>${letters}</w:rPr></w:lvl>`;
  const lists = Array.from(
    { length: numbered },
    (_, index) =>
      `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return `${xmlHead}<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level("bullet", "•", colour(green))}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="singleLevel"/>${level("decimal", "%1.", colour(green))}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${lists.join("")}</w:numbering>`;
}
