import { circle, curve, fine, inked, line, polygon, rectangle, times, wash } from "../pen.ts";
import { roundTree } from "../trees.ts";
import type { Motif } from "./motif.ts";

/** A house that people live in. */
export const home: Motif = (random) =>
  [
    inked("clay", rectangle(34, -150, { width: 18, height: 46 })),
    line(curve([43, -156], [50, -168], [40, -178], [50, -190])),
    inked("paper", polygon([-76, 0], [-76, -84], [0, -146], [76, -84], [76, 0])),
    inked(
      random.pick(["green4", "clay", "green5"] as const),
      polygon([-94, -74], [0, -152], [94, -74], [84, -66], [0, -134], [-84, -66]),
    ),
    inked("green5", "M-18 0v-46a18 18 0 0 1 36 0v46Z"),
    wash("sun", circle(11, -28, 2.6)),
    inked("sun", rectangle(-58, -62, { width: 26, height: 26 }), rectangle(34, -62, { width: 26, height: 26 })),
    fine("M-45 -62v26M-58 -49h26M47 -62v26M34 -49h26"),
    inked("green2", circle(0, -100, 11)),
    wash("green3", ...times(5).map((index) => circle(-66 + index * 9, -4 - (index % 2) * 5, 8))),
    `<g transform="translate(112 0)">${roundTree(random, 104)}</g>`,
    line("M-112 0H136"),
  ].join("");
