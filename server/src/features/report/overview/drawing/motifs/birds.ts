import { circle, curve, inked, leaf, line, polygon, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A bird and its house. */
export const birds: Motif = (random) =>
  [
    line("M-52 0V-78"),
    inked("paper", polygon([-88, -78], [-88, -128], [-52, -160], [-16, -128], [-16, -78])),
    inked("green5", circle(-52, -114, 13)),
    line("M-52 -94V-86"),
    inked("clay", polygon([-98, -124], [-52, -168], [-6, -124], [-14, -118], [-52, -152], [-90, -118])),
    line(curve([20, -60], [60, -70], [96, -62], [140, -76])),
    wash(
      "green4",
      leaf(112, -68, { length: 32, angle: 54 }),
      leaf(128, -73, { length: 30, angle: -20 }),
      leaf(96, -63, { length: 28, angle: -60 }),
    ),
    inked(
      random.pick(["clay", "water", "straw"] as const),
      "M22 -86C26 -112 54 -122 74 -110C84 -104 88 -96 88 -88L112 -64L82 -70C62 -60 30 -62 22 -86Z",
    ),
    wash("paper", "M30 -80C40 -66 62 -66 74 -72C62 -84 44 -88 30 -80Z"),
    inked("straw", polygon([22, -90], [10, -86], [23, -82])),
    wash("green5", circle(36, -94, 3.2)),
    line(curve([52, -92], [68, -90], [84, -76])),
    line("M52 -66V-62M60 -66V-63"),
    line("M-110 0H24"),
  ].join("");
