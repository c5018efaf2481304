import { ellipse, fine, inked, leaf, line, rectangle, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** An hourglass with a leaf in it. */
export const hourglass: Motif = () =>
  [
    inked(
      "paper",
      "M-48 -160C-48 -118 -12 -106 -8 -84C-12 -62 -48 -50 -48 -12H48C48 -50 12 -62 8 -84C12 -106 48 -118 48 -160Z",
    ),
    wash(
      "straw",
      "M-38 -130C-30 -112 -10 -104 -6 -90H6C10 -104 30 -112 38 -130Z",
      "M-42 -14C-36 -34 -10 -40 0 -46C10 -40 36 -34 42 -14Z",
    ),
    fine("M0 -88V-46"),
    inked("clay", rectangle(-62, -172, { width: 124, height: 13 }), rectangle(-62, -13, { width: 124, height: 13 })),
    line("M-56 -158V-14M56 -158V-14"),
    wash("green4", leaf(0, -44, { length: 24, angle: 50 }), leaf(0, -44, { length: 22, angle: 132 })),
    inked("paper", ellipse(104, -6, { across: 22, down: 6 })),
    inked("green3", leaf(104, -8, { length: 54, angle: 70 })),
    inked("green4", leaf(104, -8, { length: 50, angle: 116 })),
    line("M-96 0H140"),
  ].join("");
