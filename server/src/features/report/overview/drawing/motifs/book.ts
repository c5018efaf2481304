import { curve, fine, inked, leaf, line, polygon } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** An open book out of which something grows. */
export const book: Motif = () =>
  [
    inked("clay", polygon([-118, -6], [-112, -74], [0, -58], [112, -74], [118, -6], [0, 8])),
    inked(
      "paper",
      "M0 -4C-28 -24 -72 -26 -108 -16V-82C-72 -92 -28 -90 0 -68Z",
      "M0 -4C28 -24 72 -26 108 -16V-82C72 -92 28 -90 0 -68Z",
    ),
    fine(
      "M-92 -66C-70 -70 -44 -68 -20 -56M-92 -52C-70 -56 -44 -54 -20 -42M-92 -38C-70 -42 -44 -40 -20 -28",
      "M92 -66C70 -70 44 -68 20 -56M92 -52C70 -56 44 -54 20 -42",
    ),
    line(curve([0, -66], [4, -100], [-4, -130], [0, -152])),
    inked("green4", leaf(2, -100, { length: 46, angle: 30 })),
    inked("green3", leaf(0, -116, { length: 44, angle: 150 })),
    inked("green4", leaf(0, -150, { length: 40, angle: 60 })),
    inked("green3", leaf(0, -150, { length: 38, angle: 118 })),
    line("M-136 8H136"),
  ].join("");
