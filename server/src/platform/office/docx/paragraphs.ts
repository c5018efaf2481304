import type { Entry, Label } from "../../pdf/printed-document.ts";
import { tongueOf } from "../ooxml/tongue.ts";
import { xml } from "../ooxml/xml.ts";

/** How a run of text looks: the name of a style of letters. */
export type RunStyle =
  | "Strong"
  | "Note"
  | "Positive"
  | "Negative"
  | "Caution"
  | "LabelAi"
  | "LabelDraft"
  | "LabelPerson"
  | "Hyperlink";

const toneStyles = { plain: "Note", positive: "Positive", negative: "Negative", caution: "Caution" } as const;
const labelStyles = { ai: "LabelAi", draft: "LabelDraft", person: "LabelPerson", caution: "Caution" } as const;

/** A run of text in its own language and direction. */
export function run(text: string, style?: RunStyle): string {
  const { language, fromRight } = tongueOf(text);
  const isEastern = language !== "" && !fromRight;
  const properties = [
    style ? `<w:rStyle w:val="${style}"/>` : "",
    fromRight ? "<w:rtl/>" : "",
    isEastern ? `<w:lang w:eastAsia="${language}"/>` : fromRight ? `<w:lang w:bidi="${language}"/>` : "",
  ].join("");
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ""}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
}

const space = '<w:r><w:t xml:space="preserve">  </w:t></w:r>';

export const labelRuns = (labels: readonly Label[]): string[] =>
  labels.map(({ text, tone }) => run(`[${text}]`, labelStyles[tone]));

interface ParagraphOptions {
  style: string;
  /** The text by which the paragraph takes its direction. */
  of?: string;
  /** The list it belongs to. */
  list?: number | undefined;
  /** Stays on the page of what follows. */
  keepsNext?: boolean;
}

/** A paragraph of runs. */
export function paragraph(
  runs: readonly string[],
  { style, of = "", list, keepsNext = false }: ParagraphOptions,
): string {
  const properties = [
    `<w:pStyle w:val="${style}"/>`,
    keepsNext ? "<w:keepNext/>" : "",
    list === undefined ? "" : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`,
    tongueOf(of).fromRight ? "<w:bidi/>" : "",
  ].join("");
  return `<w:p><w:pPr>${properties}</w:pPr>${runs.join("")}</w:p>`;
}

/** A text in a style of paragraphs. */
export const textParagraph = (text: string, style: string): string => paragraph([run(text)], { style, of: text });

/** What is listed: title, note and labels on one line, the text on the next. */
export function entryParagraph({ title, text, note, tone, labels }: Entry, list: number): string {
  const head = [
    ...(title ? [run(title, "Strong")] : []),
    ...(note ? [run(note, toneStyles[tone])] : []),
    ...labelRuns(labels),
  ];
  const lines = [head.join(space), text ? run(text) : ""].filter(Boolean);
  return paragraph([lines.join("<w:r><w:br/></w:r>")], { style: "ListParagraph", of: title || text, list });
}
