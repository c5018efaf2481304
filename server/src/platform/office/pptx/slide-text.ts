import type { Label } from "../../pdf/printed-document.ts";
import { tongueOf } from "../ooxml/tongue.ts";
import { xml } from "../ooxml/xml.ts";
import type { SlideText } from "./slide-plan.ts";

export const toneColours = { plain: "646C65", positive: "226642", negative: "B3402F", caution: "8A5A0B" } as const;
const labelColours = { ai: "6A4FA3", draft: "7D5209", person: "226642", caution: "8A5A0B" } as const;

interface Letters {
  /** In points. */
  size?: number;
  colour?: string;
  isBold?: boolean;
  isSerif?: boolean;
  /** The relation that a click follows. */
  link?: string | undefined;
}

/** A run of text in its own language. */
export function run(text: string, { size, colour, isBold = false, isSerif = false, link }: Letters = {}): string {
  const language = tongueOf(text).language || "en-US";
  const fill = colour ? `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>` : "";
  const font = isSerif ? '<a:latin typeface="Georgia"/>' : "";
  const click = link ? `<a:hlinkClick r:id="${link}"/>` : "";
  return `<a:r><a:rPr lang="${language}"${size ? ` sz="${Math.round(size * 100)}"` : ""}${isBold ? ' b="1"' : ""} dirty="0">${fill}${font}${click}</a:rPr><a:t>${xml(text)}</a:t></a:r>`;
}

/** A paragraph; `of` is the text by which it takes its direction. */
export function paragraph(
  runs: readonly string[],
  {
    of = "",
    before = 0,
    bullet = "",
    align = "",
  }: { of?: string; before?: number; bullet?: string; align?: string } = {},
): string {
  const fromRight = tongueOf(of).fromRight;
  const side = align || (fromRight ? "r" : "");
  const margins = bullet ? ' marL="171450" indent="-171450"' : "";
  const mark = bullet
    ? `<a:buClr><a:srgbClr val="${bullet}"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="•"/>`
    : "<a:buNone/>";
  return `<a:p><a:pPr${margins}${side ? ` algn="${side}"` : ""}${fromRight ? ' rtl="1"' : ""}><a:spcBef><a:spcPts val="${before * 100}"/></a:spcBef>${mark}</a:pPr>${runs.join("")}</a:p>`;
}

export const labelRuns = (labels: readonly Label[]): string[] =>
  labels.map(({ text, tone }) => run(`  [${text}]`, { size: 9, isBold: true, colour: labelColours[tone] }));

/** What a slide says, as paragraphs. `linkOf` makes the relation of an address. */
export function slideParagraphs(texts: readonly SlideText[], linkOf: (address: string) => string): string {
  return texts.map((text, index) => textParagraphs(text, { linkOf, isFirst: index === 0 })).join("");
}

function textParagraphs(
  { look, title, text, note, tone, labels, address }: SlideText,
  { linkOf, isFirst }: { linkOf: (address: string) => string; isFirst: boolean },
): string {
  const of = title || text;
  const before = isFirst ? 0 : 5;
  if (look === "heading")
    return paragraph([run(title, { size: 14, isSerif: true, colour: "226642" }), ...labelRuns(labels)], {
      of,
      before: isFirst ? 0 : 10,
    });
  if (look === "lead") return paragraph([run(text, { size: 16, isSerif: true })], { of, before });
  if (look === "notice") return paragraph([run(text, { size: 12, colour: toneColours.caution })], { of, before });
  const size = look === "source" ? 10 : 12;
  const colour = look === "text" || title === "" ? "1A211C" : "4C554E";
  const runs = [
    ...(title ? [run(title, { size, isBold: true })] : []),
    ...(note ? [run(`  ${note}`, { size: size - 2, colour: toneColours[tone] })] : []),
    ...labelRuns(labels),
    ...((title || note || labels.length > 0) && text ? ["<a:br/>"] : []),
    ...(text ? [run(text, { size, colour })] : []),
    ...(address
      ? [
          "<a:br/>",
          run(address.length > 90 ? `${address.slice(0, 89)}…` : address, { size: size - 1, link: linkOf(address) }),
        ]
      : []),
  ];
  return paragraph(runs, { of, before, bullet: look === "entry" ? toneColours[tone] : "" });
}
