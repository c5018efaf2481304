import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Matrix = readonly [number, number, number, number, number, number];
interface State {
  matrix: Matrix;
  fill: string;
  stroke: string;
  line: number;
  dash: string;
  font: string;
  size: number;
  text: Matrix;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const begin: State = {
  ...{ matrix: identity, fill: "#000000", stroke: "#000000", line: 1, dash: "" },
  ...{ font: "", size: 0, text: identity },
};

const combined = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  outer[0] * a + outer[2] * b,
  outer[1] * a + outer[3] * b,
  outer[0] * c + outer[2] * d,
  outer[1] * c + outer[3] * d,
  outer[0] * e + outer[2] * f + outer[4],
  outer[1] * e + outer[3] * f + outer[5],
];
const numbers = (given: unknown): number[] => Object.values(given as Record<string, number>);
const matrixOf = (given: unknown) => numbers(given) as unknown as Matrix;
/** Points, to a half: what is a little to the side on another machine is the same. */
const rounded = (value: number) => String(Math.round(value * 2) / 2 || 0);

/**
 * Every page of a PDF as lines: each text with its left end and its foot on the page, in points from the upper left corner, its size, its colour and its font; each
 * shape with its colour and its corners, or with the box around it where it has curves; what is linked; and its elements. Before them what it says of itself.
 */
export async function drawnPdf(bytes: Uint8Array): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code as number, name]));
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const fontName = (name: string) => (page.commonObjs.get(name) as { name: string }).name.replace(/^[A-Z]{6}\+/, "");
    const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) =>
      `${rounded(a * x + c * y + e)},${rounded(height - (b * x + d * y + f))}`;
    const lines: string[] = [];
    let state = begin;
    const kept: State[] = [];
    let text: { head: string; foot: string; said: string; end: number } | undefined;
    const endText = () => {
      if (text?.said.trim()) lines.push(`${text.head} “${text.said.trim()}”`);
      text = undefined;
    };
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, code] of fnArray.entries()) {
      const given = (argsArray[index] ?? []) as unknown[];
      const name = names.get(code) ?? "";
      const [first, second] = given;
      if (name === "save") kept.push(state);
      else if (name === "restore") state = kept.pop() ?? begin;
      else if (name === "transform") state = { ...state, matrix: combined(state.matrix, matrixOf(given)) };
      else if (name === "setFillRGBColor") state = { ...state, fill: String(first) };
      else if (name === "setStrokeRGBColor") state = { ...state, stroke: String(first) };
      else if (name === "setLineWidth") state = { ...state, line: Number(first) };
      else if (name === "setDash") state = { ...state, dash: numbers(first).map(rounded).join("-") };
      else if (name === "setFont") state = { ...state, font: String(first), size: Number(second) };
      else if (name === "beginText") state = { ...state, text: identity };
      else if (name === "setTextMatrix") state = { ...state, text: matrixOf(first) };
      else if (name === "showText") {
        const matrix = combined(state.matrix, state.text);
        const glyphs = first as (number | { unicode: string; width: number })[];
        const said = glyphs.map((each) => (typeof each === "number" ? "" : each.unicode)).join("");
        const width = glyphs.reduce<number>((sum, each) => sum + (typeof each === "number" ? -each : each.width), 0);
        const [left, place] = [matrix[4], at(matrix, 0, 0)];
        const look = `${Math.round(state.size * 10) / 10} ${state.fill} ${fontName(state.font)}`;
        const foot = `${place.split(",")[1]} ${look}`;
        // What goes on where it ended on the same line is one text, in however many pieces it comes.
        const goesOn = text?.foot === foot && Math.abs(left - text.end) < state.size;
        if (!goesOn) endText();
        text = {
          ...{
            head: text?.head ?? `${place} ${look}`,
            foot,
            said: (text?.said ?? "") + said.replaceAll(/\p{Cf}/gu, ""),
          },
          end: left + (width * state.size) / 1_000,
        };
      } else if (name === "constructPath") {
        endText();
        lines.push(shape(names.get(Number(first)) ?? "", (second as unknown[])[0], { ...state, at }));
      } else if (/^paintImage|^shadingFill/.test(name)) lines.push(`${name} ${at(state.matrix, 0, 0)}`);
    }
    endText();
    for (const each of (await page.getAnnotations()) as { url?: string; rect: number[] }[])
      if (each.url) lines.push(`link ${each.url} ${each.rect.map(rounded).join(" ")}`);
    lines.push(elementsOf((await page.getStructTree()) as Element | null));
    pages.push(`page ${number}\n${lines.filter(Boolean).join("\n")}`);
  }
  const info = (await pdf.getMetadata()).info as Record<string, unknown>;
  const about = ["Title", "Author", "Subject", "Language", "CreationDate"].map((name) => `${name}: ${info[name]}`);
  const outline = ((await pdf.getOutline()) as { title: string }[] | null) ?? [];
  about.push(`Bookmarks: ${outline.map(({ title }) => title).join(", ")}`);
  return `${[about.join("\n"), ...pages].join("\n\n")}\n`;
}

interface Element {
  role?: string;
  alt?: string;
  lang?: string;
  children?: Element[];
}

/** By what a screen reader finds its way: each element with those in it in brackets, and what stands for a picture. */
function elementsOf(element: Element | null): string {
  if (!element?.role) return "";
  const all = (element.children ?? []).map(elementsOf).filter(Boolean);
  const firsts = all.flatMap((each, index) => (each === all[index - 1] ? [] : [index]));
  const counted = firsts.map((first, index) => [all[first], (firsts[index + 1] ?? all.length) - first] as const);
  const within = counted.map(([each, count]) => (count > 1 ? `${count} × ${each}` : each)).join(" ");
  const words = [element.lang && `:${element.lang}`, element.alt && `“${element.alt}”`, within && `(${within})`];
  return `${element.role}${words.filter(Boolean).join("")}`;
}

/** How many numbers follow each kind of a step of a path: a move, a line, a curve, a quadratic one, and its end. */
const stepLengths = [2, 2, 6, 4, 0];

function shape(
  how: string,
  path: unknown,
  { matrix, fill, stroke, line, dash, at }: State & { at(matrix: Matrix, x: number, y: number): string },
): string {
  const values = path ? numbers(path) : [];
  const points: [number, number][] = [];
  let curves = 0;
  for (let index = 0; index < values.length; ) {
    const kind = values[index] ?? 4;
    const length = stepLengths[kind] ?? 0;
    if (length > 2) curves += 1;
    if (length > 0) points.push([values[index + length - 1] ?? 0, values[index + length] ?? 0]);
    index += length + 1;
  }
  const pen = `${stroke} ${Math.round(line * 10) / 10}${dash && ` dashed ${dash}`}`;
  const paint = [/fill/i.test(how) && fill, /stroke/i.test(how) && pen].filter(Boolean).join(" ");
  if (curves === 0) return `${how} ${paint} ${points.map(([x, y]) => at(matrix, x, y)).join(" ")}`;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const corners = [at(matrix, Math.min(...xs), Math.min(...ys)), at(matrix, Math.max(...xs), Math.max(...ys))];
  return `${how} ${paint} ${corners.join(" ")} with ${curves} curves`;
}
