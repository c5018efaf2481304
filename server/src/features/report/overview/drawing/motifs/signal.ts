import { circle, fine, inked, line, polygon, rectangle } from "../pen.ts";
import { roundTree } from "../trees.ts";
import type { Motif } from "./motif.ts";

/** A mast that is heard far away. */
export const signal: Motif = (random) =>
  [
    line(
      "M-34 0L0 -140L34 0M-26 -32H26M-18 -66H18M-10 -100H10M-26 -32L18 -66M26 -32L-18 -66M-18 -66L10 -100M18 -66L-10 -100",
    ),
    inked("clay", circle(0, -148, 9)),
    line("M22 -166A28 28 0 0 1 22 -130M-22 -166A28 28 0 0 0 -22 -130"),
    fine("M40 -178A46 46 0 0 1 40 -118M-40 -178A46 46 0 0 0 -40 -118"),
    inked("paper", polygon([58, 0], [58, -40], [86, -60], [114, -40], [114, 0])),
    inked(
      random.pick(["green4", "clay"] as const),
      polygon([50, -36], [86, -64], [122, -36], [114, -32], [86, -54], [58, -32]),
    ),
    inked("green5", rectangle(78, -24, { width: 16, height: 24 })),
    `<g transform="translate(-92 0)">${roundTree(random, 92)}</g>`,
    line("M-132 0H138"),
  ].join("");
