import { inked, leaf, line, polyline, rectangle, wash } from "../pen.ts";
import { roundTree } from "../trees.ts";
import type { Motif } from "./motif.ts";
import { windows } from "./windows.ts";

/** Offices, flats, a street. */
export const town: Motif = (random) => {
  const heights = random.shuffle([176, 132, 104]);
  const [first = 150, second = 120, third = 100] = heights;
  const house = (x: number, width: number, height: number) => {
    const rows = Math.floor((height - 34) / 24);
    const columns = width > 56 ? 3 : 2;
    const colors =
      height > 160
        ? (["green4", "sun"] as const)
        : height > 120
          ? (["paper", "green5"] as const)
          : (["green2", "paper"] as const);
    return [
      inked(colors[0], rectangle(x, -height, { width, height })),
      wash(colors[1], ...windows(x + (width - columns * 20 + 11) / 2, -height + 16, { columns, rows })),
      line(polyline([x - 4, -height], [x + width + 4, -height])),
    ].join("");
  };
  return [
    house(-98, 64, first),
    house(30, 62, third),
    house(-28, 54, second),
    inked("clay", rectangle(-8, -22, { width: 14, height: 22 })),
    inked("green3", leaf(58, -third, { length: 20, angle: 70 }), leaf(58, -third, { length: 18, angle: 120 })),
    `<g transform="translate(106 0)">${roundTree(random, 74)}</g>`,
    line("M-116 0H124"),
  ].join("");
};
