import type { Canvas, Element, TextStyle } from "./canvas.ts";

/** Something of a known height that can be drawn anywhere. */
export interface Box {
  height: number;
  draw(at: { x: number; y: number }, within: Element): void;
}

export const lineHeightOf = ({ size }: TextStyle, isCompact: boolean): number => size * (isCompact ? 1.28 : 1.4);

/** A text as an element of its own, with some room below. */
export function textBox(
  canvas: Canvas,
  text: string,
  {
    width,
    isCompact,
    tag = "P",
    below = 0,
    ...style
  }: TextStyle & {
    width: number;
    isCompact: boolean;
    tag?: string;
    below?: number;
  },
): Box {
  const lines = canvas.measure.linesOf(text, width, style);
  const lineHeight = lineHeightOf(style, isCompact);
  return {
    height: lines.length * lineHeight + below,
    draw: ({ x, y }, within) => canvas.drawLines(lines, style, { x, y, width, lineHeight, tag, within }),
  };
}

export const gap = (height: number): Box => ({ height, draw: () => undefined });

/** Boxes below each other. */
export function stack(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    draw({ x, y }, within) {
      let top = y;
      for (const box of boxes) {
        box.draw({ x, y: top }, within);
        top += box.height;
      }
    },
  };
}

/** Boxes beside each other, each at its distance from the left. */
export function beside(boxes: readonly (Box & { left: number })[]): Box {
  return {
    height: Math.max(0, ...boxes.map(({ height }) => height)),
    draw({ x, y }, within) {
      for (const box of boxes) box.draw({ x: x + box.left, y }, within);
    },
  };
}

/** A box moved to the right. */
export const indented = (box: Box, left: number): Box => ({
  height: box.height,
  draw: ({ x, y }, within) => box.draw({ x: x + left, y }, within),
});

/** A box within elements of its own, the outermost first. */
export const tagged = (canvas: Canvas, tags: readonly string[], box: Box): Box => ({
  height: box.height,
  draw: (at, within) =>
    box.draw(
      at,
      tags.reduce((parent, tag) => canvas.open(tag, parent), within),
    ),
});

/** Widths and distances of columns that share a width. */
export function columnsOf(
  width: number,
  shares: readonly number[],
  between: number,
): { left: number; width: number }[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = width - between * (shares.length - 1);
  let left = 0;
  return shares.map((share) => {
    const column = { left, width: (room * share) / all };
    left += column.width + between;
    return column;
  });
}
