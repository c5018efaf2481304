import { curve, fine, inked, line, polygon, rectangle } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A hall with a saw-tooth roof, where things are made. */
export const works: Motif = () =>
  [
    inked("clay", polygon([70, -60], [74, -166], [92, -166], [96, -60])),
    fine("M73 -146h20M72 -128h22"),
    line(curve([84, -172], [92, -182], [108, -178], [118, -188])),
    inked(
      "paper",
      polygon(
        [-104, 0],
        [-104, -62],
        [-104, -108],
        [-54, -62],
        [-54, -108],
        [-4, -62],
        [-4, -108],
        [46, -62],
        [104, -62],
        [104, 0],
      ),
    ),
    inked(
      "sun",
      polygon([-104, -108], [-104, -70], [-90, -70], [-90, -95]),
      polygon([-54, -108], [-54, -70], [-40, -70], [-40, -95]),
      polygon([-4, -108], [-4, -70], [10, -70], [10, -95]),
    ),
    inked("green3", rectangle(-84, -42, { width: 40, height: 20 }), rectangle(-30, -42, { width: 40, height: 20 })),
    fine("M-64 -42v20M-10 -42v20"),
    inked("green5", rectangle(44, -42, { width: 38, height: 42 })),
    fine("M44 -32h38M44 -22h38M44 -12h38"),
    line("M-120 0H124"),
  ].join("");
