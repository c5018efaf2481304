import { compactUsd } from "@seedbed/rules/money/compact-usd";

const ink = "#1a211c";
const muted = "#4c554e";
const letters = `font-family="Inter, 'Helvetica Neue', Arial, sans-serif" font-size="12"`;

const escaped = (words: string) =>
  words
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");

interface Written {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  color?: string;
}

const write = (words: string, { x, y, anchor = "start", color = ink }: Written) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${color}" ${letters}>${escaped(words)}</text>`;

const svg = (height: number, words: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${height}" role="img" aria-label="${escaped(words)}">${parts.join("")}</svg>`;

interface Bar {
  name: string;
  share: number;
  /** True for what lies outside of the months. */
  isNever: boolean;
}

/** Bars side by side, the highest as high as there is room. */
export function barsDrawing(bars: readonly Bar[], words: string): string {
  const [top, floor] = [40, 250];
  const highest = Math.max(...bars.map(({ share }) => share)) || 1;
  const step = 680 / Math.max(bars.length, 1);
  const drawn = bars.map(({ name, share, isNever }, place) => {
    const height = Math.max(1, ((floor - top) * share) / highest);
    const [x, middle] = [20 + place * step + 6, 20 + (place + 0.5) * step];
    const paint = isNever ? `fill="#efece3" stroke="#cbc5b5"` : `fill="#2f7d51"`;
    return [
      `<rect x="${x}" y="${floor - height}" width="${step - 12}" height="${height}" ${paint}/>`,
      write(`${Math.round(share * 100)}%`, { x: middle, y: floor - height - 8, anchor: "middle" }),
      write(name, { x: middle, y: floor + 20, anchor: "middle", color: muted }),
    ].join("");
  });
  return svg(290, words, drawn);
}

interface Swing {
  name: string;
  worse: number;
  better: number;
}

/** One bar above the other, each from its worse to its better end, around the line of what is likely. */
export function swingsDrawing(swings: readonly Swing[], { likely, words }: { likely: number; words: string }): string {
  const least = Math.min(likely, ...swings.map(({ worse }) => worse));
  const most = Math.max(likely, ...swings.map(({ better }) => better));
  const x = (value: number) => 300 + (330 * (value - least)) / (most - least || 1);
  const height = 40 + swings.length * 30 + 30;
  const span = (from: number, to: number, color: string) =>
    `x="${x(from)}" width="${Math.max(0, x(to) - x(from))}" height="16" fill="${color}"`;
  const drawn = swings.map(({ name, worse, better }, place) => {
    const y = 40 + place * 30;
    const middle = Math.min(Math.max(likely, worse), better);
    return [
      write(shortened(name), { x: 215, y: y + 13, anchor: "end" }),
      write(compactUsd(worse), { x: 292, y: y + 13, anchor: "end", color: muted }),
      `<rect y="${y}" ${span(worse, middle, "#cd8378")}/>`,
      `<rect y="${y}" ${span(middle, better, "#4f9168")}/>`,
      write(compactUsd(better), { x: 640, y: y + 13, color: muted }),
    ].join("");
  });
  const line = `<line x1="${x(likely)}" x2="${x(likely)}" y1="32" y2="${height - 26}" stroke="${ink}"/>`;
  const foot = write(`Likely: ${compactUsd(likely)}`, { x: x(likely), y: height - 8, anchor: "middle" });
  return svg(height, words, [...drawn, line, foot]);
}

/** As much of a name as there is room for. */
function shortened(name: string): string {
  const signs = Array.from(name);
  return signs.length <= 32 ? name : `${signs.slice(0, 31).join("")}…`;
}
