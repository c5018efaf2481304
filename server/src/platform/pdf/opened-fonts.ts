import { createRequire } from "node:module";
import { type FontName, fontNames, readFont } from "./fonts.ts";
import type { FindMissing } from "./missing-letters.ts";

/** As much of a font of `fontkit` as is used here. */
interface FontkitFont {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: Record<string, boolean>): GlyphRun;
}
interface GlyphRun {
  glyphs: { advanceWidth: number }[];
  positions: Record<string, number>[];
  advanceWidth: number;
}

/** Fonts that are read once and open as long as their process lasts. */
export interface OpenedFonts {
  /** Has the methods of a font of `fontkit`; texts that were laid out before are not laid out again. */
  font(name: FontName): object;
  /** In points at a size of one point. */
  widthOf(text: string, name: FontName): number;
  has(name: FontName, letter: string): boolean;
  findMissing: FindMissing;
}

/** So many words are remembered of each font: those of some documents. */
const wordsMax = 20_000;
// Contexts and ligatures of these fonts take most of the time, and nobody misses them in a plain document.
const plainly = { calt: false, ccmp: false, locl: false, rlig: false, liga: false, clig: false, rclt: false };
const isPlain = { text: true, strong: true, title: true, reading: true, arabic: false, japanese: false, emoji: false };

export function openFonts(): OpenedFonts {
  // Loading it takes longer than printing a page: a process that has nothing unusual to print never does.
  const fontkit = createRequire(import.meta.url)("fontkit") as { create(bytes: Buffer): FontkitFont };
  const opened = new Map<FontName, { font: FontkitFont; widthOf(text: string): number }>();
  const open = (name: FontName) => {
    const known = opened.get(name);
    if (known) return known;
    const created = remembering(fontkit.create(readFont(name)), isPlain[name] ? plainly : undefined);
    opened.set(name, created);
    return created;
  };
  const has = (name: FontName, letter: string) => open(name).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return {
    font: (name) => open(name).font,
    widthOf: (text, name) => open(name).widthOf(text),
    has,
    findMissing: (letters) => new Set(letters.filter((letter) => !fontNames.some((name) => has(name, letter)))),
  };
}

function remembering(font: FontkitFont, features: Record<string, boolean> | undefined) {
  const runs = new Map<string, GlyphRun>();
  const runOf = (text: string): GlyphRun => {
    const known = runs.get(text);
    if (known) return known;
    if (runs.size >= wordsMax) runs.clear();
    const { glyphs, positions, advanceWidth } = font.layout(text, features);
    const run = { glyphs, positions, advanceWidth };
    runs.set(text, run);
    return run;
  };
  const shared = Object.create(font, {
    // pdfkit scales what it is given: it gets positions of its own.
    layout: {
      value: (text: string) => {
        const { glyphs, positions, advanceWidth } = runOf(text);
        const scaled = (advanceWidth * 1000) / font.unitsPerEm;
        return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth: scaled };
      },
    },
  }) as FontkitFont;
  return { font: shared, widthOf: (text: string) => runOf(text).advanceWidth / font.unitsPerEm };
}
