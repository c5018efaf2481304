import bidiFactory from "bidi-js";
import type { FontName } from "../fonts.ts";

interface Bidi {
  getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): { levels: Uint8Array };
}
// Its types describe another module than the one that Node loads.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A part of a line in one font, at its place among the others. */
export interface Run {
  text: string;
  font: FontName;
}

const eastern = /[\u2E80-\u9FFF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
const readsFromRight = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const isFromRight = (text: string): boolean => readsFromRight.test(text);

/** A line as it is set from left to right, in parts of one font and one direction. Letters of a part stand in the order in which they are read. */
export function runsOf(line: string, fromRight: boolean, fontOf: (letter: string) => FontName): Run[] {
  const levels = bidi.getEmbeddingLevels(line, fromRight ? "rtl" : "ltr").levels;
  const parts: (Run & { level: number })[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const last = parts.at(-1);
    const isMark = /^[\p{M}\u200B ]$/u.test(letter);
    const font = isMark && last ? last.font : fontOf(letter);
    // pdfkit sets words one after the other from left to right: those that read from the right are parts of their own.
    const isApart = level % 2 === 1 && (letter === " " || last?.text === " ");
    if (last && last.font === font && last.level === level && !isApart) last.text += letter;
    else parts.push({ text: letter, font, level });
  }
  return inVisualOrder(parts);
}

// Rule L2 of the Unicode bidirectional algorithm, for parts instead of letters: each part is turned by the font itself.
function inVisualOrder(parts: (Run & { level: number })[]): Run[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to++;
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}

const word = /[^\s\u200B]*[\s\u200B]?/gu;

/** Where a text may break: behind spaces and hidden breaks, and between letters that need none. */
export function pieces(text: string): string[] {
  return (text.match(word) ?? []).flatMap((part) =>
    eastern.test(part)
      ? part.split(/(?<=[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF])(?![、。，．）」』】！？ー])/u)
      : part === ""
        ? []
        : [part],
  );
}
