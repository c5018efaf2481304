import { circle, curve, fine, inked, leaf, line, wash } from "../pen.ts";
import { roundTree } from "../trees.ts";
import type { Motif } from "./motif.ts";

/** Trunks, an axe and what grows after. */
export const wood: Motif = (random) => {
  const trunk = (x: number, y: number) =>
    inked("clay", circle(x, y, 28)) + inked("straw", circle(x, y, 20)) + fine(circle(x, y, 12), circle(x, y, 5));
  return [
    `<g transform="translate(-92 0)">${roundTree(random, 176)}</g>`,
    trunk(6, -28),
    trunk(62, -28),
    trunk(34, -76),
    line("M106 0L128 -104"),
    inked("stone", "M116 -108L150 -104C154 -92 152 -84 146 -76L114 -86Z"),
    line(curve([96, 0], [98, -14], [94, -24])),
    wash("green4", leaf(95, -22, { length: 20, angle: 34 }), leaf(95, -22, { length: 20, angle: 144 })),
    line("M-140 0H150"),
  ].join("");
};
