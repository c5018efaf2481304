import { circle, fine, inked, leaf, line, polygon, rectangle, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A sheet with its lines, a seal and a pencil. */
export const papers: Motif = () =>
  [
    `<g transform="rotate(-5)">${inked("stone", rectangle(-84, -150, { width: 112, height: 148 }))}</g>`,
    `<g transform="rotate(3)">${[
      inked("paper", rectangle(-70, -156, { width: 116, height: 152 })),
      fine("M-52 -130H10M-52 -112H28M-52 -94H28M-52 -76H28M-52 -58H0"),
      line("M-52 -34C-44 -44 -40 -24 -32 -34S-20 -42 -14 -32"),
      inked("clay", circle(22, -34, 14)),
      wash("paper", leaf(22, -28, { length: 14, angle: 60 }), leaf(22, -28, { length: 13, angle: 126 })),
    ].join("")}</g>`,
    `<g transform="translate(92 -6) rotate(-62)">${[
      inked("straw", rectangle(0, -8, { width: 108, height: 16 })),
      inked("paper", polygon([0, -8], [-24, 0], [0, 8])),
      wash("green5", polygon([-16, -2.8], [-24, 0], [-16, 2.8])),
      inked("green4", rectangle(108, -8, { width: 16, height: 16 })),
      fine("M0 -2H108"),
    ].join("")}</g>`,
    line("M-108 2H150"),
  ].join("");
