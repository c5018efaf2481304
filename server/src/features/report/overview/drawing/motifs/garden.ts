import { ellipse, fine, inked, leaf, line, n, polygon, polyline, rectangle } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A can, a trowel and pots: what a garden needs. */
export const garden: Motif = (random) => {
  const pot = (x: number, height: number) =>
    inked("green4", leaf(x, -44, { length: height, angle: 62 })) +
    inked("green3", leaf(x, -44, { length: height, angle: 116 })) +
    inked("green4", leaf(x, -44, { length: height * 1.2, angle: 88, width: 0.24 })) +
    inked("clay", polygon([x - 26, -44], [x + 26, -44], [x + 19, 0], [x - 19, 0])) +
    inked("clay", rectangle(x - 29, -52, { width: 58, height: 11 }));
  return [
    inked(random.pick(["green4", "straw"] as const), "M-108 0V-82H-40V0Z"),
    inked("green5", ellipse(-74, -82, { across: 34, down: 8 })),
    line("M-104 -88C-104 -130 -44 -130 -44 -88M-108 -64C-134 -62 -134 -20 -108 -18"),
    inked("stone", polygon([-40, -34], [6, -86], [14, -80], [-40, -14])),
    inked("stone", polygon([0, -94], [24, -74], [28, -82], [8, -100])),
    fine(polyline([22, -88], [38, -80]), polyline([20, -94], [38, -92]), polyline([26, -80], [40, -68])),
    pot(66, 48),
    pot(124, 34),
    line(`M${n(-140)} 0H164`),
  ].join("");
};
